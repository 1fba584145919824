import { resultFields, resultFieldsWithText, webFields } from './calls.ts';
import type { EngineParameters } from './engine-answer.ts';

/** Queries for documents by id or by ruling. Values are separate parameters (`v=$name`). */
type Documents = EngineParameters & { fl: string; rows: string };

const shownKinds = '{!terms f=kind}principle,verdict,ruling';
const rulingsAlone = '{!term f=kind}ruling';
const shortTexts = '{!terms f=kind}principle,verdict';

export const byId = (id: string, { alsoText }: { alsoText: boolean }) => ({
  q: '{!term f=id v=$id}',
  id,
  fq: shownKinds,
  fl: `${resultFields},kind,cites${alsoText ? ',text' : ''}`,
});

export const isThere = (id: string) => ({ q: '{!term f=id v=$id}', fq: shownKinds, id });
const prefix = 'text:';
/** Id of the full-text document of a ruling, which is a hit if the ruling has no syntheses. */
export const textOfRuling = (ruling: string): string => prefix + ruling;
export const isText = (id: string): boolean => id.startsWith(prefix);
export const rulingOfText = (id: string): string => id.slice(prefix.length);
export const isFoundByText = (ruling: string) => ({ q: '{!term f=id v=$id}', id: textOfRuling(ruling) });

/** Results and rulings by id, with their texts. */
export const savedByIds = (ids: readonly string[]): Documents => ({
  q: '{!terms f=id v=$wanted}',
  wanted: [...new Set(ids)].join(','),
  fq: shownKinds,
  fl: `${resultFieldsWithText},kind,provisions`,
  rows: String(ids.length),
});

export const othersOfRuling = (
  { id, ruling_id }: { id: string; ruling_id: string },
  kind: 'principle' | 'verdict',
): Documents => ({
  q: '{!term f=ruling_id v=$ruling}',
  ruling: ruling_id,
  fq: ['{!term f=kind v=$kind}', '-{!term f=id v=$id}'],
  kind,
  id,
  sort: 'id asc',
  rows: '20',
  fl: resultFieldsWithText,
});

export const allOfRuling = (ruling: string): Documents => ({
  q: '{!term f=ruling_id v=$ruling}',
  ruling,
  fq: shortTexts,
  fl: `${resultFields},kind,text,provisions`,
  sort: 'kind asc,id asc',
  rows: '50',
});

export const fullTextsOf = (rulings: readonly string[]): Documents => ({
  q: '{!terms f=id v=$rulings}',
  fq: rulingsAlone,
  rulings: rulings.join(','),
  fl: 'id,full_text',
  rows: String(rulings.length),
});

/**
 * Maximum number of principles per ruling. Most have a few, some of the Constitutional Court
 * dozens.
 */
const maxPerRuling = 60;

export const shortTextsOf = (rulings: readonly string[]): Documents => ({
  q: '{!terms f=ruling_id v=$rulings}',
  fq: shortTexts,
  rulings: rulings.join(','),
  fl: 'id,ruling_id,kind,title,text',
  rows: String(maxPerRuling * rulings.length),
});

/** First principle, or else first verdict, of each ruling. */
export const firstOfEach = (rulings: readonly string[]): Documents => ({
  q: '{!terms f=ruling_id v=$rulings}',
  rulings: rulings.join(','),
  fq: [shortTexts, '{!collapse field=ruling_id sort=$first}'],
  first: 'kind asc,id asc',
  fl: 'id,ruling_id,title,text',
  rows: String(rulings.length),
});

export const rulingWithCitations = (id: string) => ({ id, fl: webFields });
/** A ruling with its full text, in which these words are highlighted. */
export const rulingToRead = (id: string, words: string) => ({ id, ...(words && { words, hl: 'true' }) });

/** Number of characters that are highlighted in a full text. */
const longestRead = '400000';

/** Full texts with the highlights of a search that was sent with these parameters. */
export function markedTexts(rulings: readonly string[], parameters: EngineParameters): Documents {
  const { hl = 'true', words = '', other_words: synonyms = '', 'hl.q': highlightQuery } = parameters;
  const isMarked = hl === 'true' && (highlightQuery === undefined ? words : synonyms) !== '';
  return {
    q: '{!terms f=id v=$rulings}',
    rulings: rulings.join(','),
    rows: String(rulings.length),
    ...(isMarked
      ? {
          ...{ fl: 'id', hl: 'true', 'hl.maxAnalyzedChars': longestRead, words },
          ...(highlightQuery !== undefined && { 'hl.q': highlightQuery, other_words: synonyms }),
        }
      : { fl: 'id,full_text', hl: 'false' }),
  };
}

export const textsByIds = (ids: readonly string[]): Documents => ({
  q: '{!terms f=id v=$similar}',
  similar: ids.join(','),
  fl: resultFieldsWithText,
  rows: String(ids.length),
});

/** Counts by kind, for the status of the index. */
export const byKind = { q: '*:*', 'facet.field': 'kind' };

/** Principles and syntheses. */
export const resultsOnly = { q: '{!terms f=kind}principle,verdict' };

export const byCourt = {
  q: '{!term f=kind}ruling',
  rows: '1',
  sort: 'date desc,id asc',
  fl: 'id,date',
  'facet.pivot': 'authority,year',
  'facet.query': '{!key=with_full_text}has_full_text:true',
};

/** Marker documents, written at the end of each corpus's run. */
export const corpora = {
  q: '{!term f=kind}marker',
  rows: '100',
  fl: 'id,corpus_count,report',
};

/** The latest indexing run or loaded act. */
export const lastRun = {
  q: '{!terms f=kind}marker,act',
  sort: 'indexed_at desc',
  fl: 'id,indexed_at',
};
