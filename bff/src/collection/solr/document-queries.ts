import { resultFields, resultFieldsWithText, webFields } from './calls.ts';
import type { EngineParameters } from './engine-answer.ts';

/** What asks for documents by their ids, or by the ruling that they are of. Values are separate parameters (`v=$name`). */
type Documents = EngineParameters & { fl: string; rows: string };

const shown = '{!terms f=kind}principle,verdict,ruling';
const rulingsAlone = '{!term f=kind}ruling';
const shortTexts = '{!terms f=kind}principle,verdict';

/** A result or ruling by its id. */
export const byId = (id: string, { alsoText }: { alsoText: boolean }) => ({
  q: '{!term f=id v=$id}',
  id,
  fq: shown,
  fl: `${resultFields},kind,cites${alsoText ? ',text' : ''}`,
});

export const isThere = (id: string) => ({ q: '{!term f=id v=$id}', fq: shown, id });
const prefix = 'text:';
/** Of the document of a ruling's words, which is a result where the ruling has no syntheses. */
export const textOfRuling = (ruling: string): string => prefix + ruling;
export const isText = (id: string): boolean => id.startsWith(prefix);
export const rulingOfText = (id: string): string => id.slice(prefix.length);
export const isFoundByText = (ruling: string) => ({ q: '{!term f=id v=$id}', id: textOfRuling(ruling) });

/** Results and rulings by their ids, with their texts. */
export const savedByIds = (ids: readonly string[]): Documents => ({
  q: '{!terms f=id v=$wanted}',
  wanted: [...new Set(ids)].join(','),
  fq: shown,
  fl: `${resultFieldsWithText},kind,provisions`,
  rows: String(ids.length),
});

/** The other principles of the same ruling. */
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

/** All principles and verdicts of a ruling. */
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

/** A ruling has a few, some of the Constitutional Court dozens. */
const maxOfOne = 60;

export const shortTextsOf = (rulings: readonly string[]): Documents => ({
  q: '{!terms f=ruling_id v=$rulings}',
  fq: shortTexts,
  rulings: rulings.join(','),
  fl: 'id,ruling_id,kind,title,text',
  rows: String(maxOfOne * rulings.length),
});

/** Of each ruling the first principle, or verdict. */
export const firstOfEach = (rulings: readonly string[]): Documents => ({
  q: '{!terms f=ruling_id v=$rulings}',
  rulings: rulings.join(','),
  fq: [shortTexts, '{!collapse field=ruling_id sort=$first}'],
  first: 'kind asc,id asc',
  fl: 'id,ruling_id,title,text',
  rows: String(rulings.length),
});

/** A ruling with its citations, for the handler of rulings. */
export const rulingWithCitations = (id: string) => ({ id, fl: webFields });
/** With its full text, and these words marked in it. */
export const rulingToRead = (id: string, words: string) => ({ id, ...(words && { words, hl: 'true' }) });

/** Characters of a full text that are read to choose its passage. */
const longestRead = '400000';

/** Full texts with the marks of a question that was sent with these parameters. */
export function markedTexts(rulings: readonly string[], parameters: EngineParameters): Documents {
  const { hl = 'true', words = '', other_words: others = '', 'hl.q': asked } = parameters;
  const isMarked = hl === 'true' && (asked === undefined ? words : others) !== '';
  return {
    q: '{!terms f=id v=$rulings}',
    rulings: rulings.join(','),
    rows: String(rulings.length),
    ...(isMarked
      ? {
          ...{ fl: 'id', hl: 'true', 'hl.maxAnalyzedChars': longestRead, words },
          ...(asked !== undefined && { 'hl.q': asked, other_words: others }),
        }
      : { fl: 'id,full_text', hl: 'false' }),
  };
}

/** Results by id, with their texts. */
export const textsByIds = (ids: readonly string[]): Documents => ({
  q: '{!terms f=id v=$similar}',
  similar: ids.join(','),
  fl: resultFieldsWithText,
  rows: String(ids.length),
});

/** What asks how much of what the index has, and when it was made. */
export const byKind = { q: '*:*', 'facet.field': 'kind' };

export const byCourt = {
  q: '{!term f=kind}ruling',
  rows: '1',
  sort: 'date desc,id asc',
  fl: 'id,date',
  'facet.pivot': 'authority,year',
  'facet.query': '{!key=with_full_text}has_full_text:true',
};

/** A document for each corpus, written at the end of a run. */
export const corpora = {
  q: '{!term f=kind}marker',
  rows: '100',
  fl: 'id,corpus_count,report',
};

/** A run of the indexer, or an act of law that was loaded. */
export const lastRun = {
  q: '{!terms f=kind}marker,act',
  sort: 'indexed_at desc',
  fl: 'id,indexed_at',
};
