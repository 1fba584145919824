import { plainWords } from '../query/question-words.ts';
import { pageFields, rankedFields } from './calls.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { should } from './reference-clauses.ts';

/** What the handler asks where the parameters don't say. */
const words = '{!edismax qf=$all_fields v=$words}';

/**
 * How many match, and what each choice of the filters would leave: the question as one more filter, which is not scored. The engine
 * keeps what a filter found, so further pages, other filters and the other tab only intersect it with theirs.
 */
export function countOnlyQuery({ q = words, fq = [], ...rest }: EngineParameters): EngineParameters {
  return {
    ...rest,
    q: '{!lucene}*:*',
    matching: q,
    fq: [...[fq].flat(), '{!bool filter=$matching}'],
    sort: 'score desc',
    start: '0',
    rows: '0',
    hl: 'false',
  };
}

/** Whether the matches are counted is decided before anything is asked. */
export function withoutCounts(parameters: EngineParameters): EngineParameters {
  const { 'facet.field': _fields, 'facet.query': _queries, ...rest } = parameters;
  return { ...rest, facet: 'false' };
}

/** The best hits, up to a given number: where nothing is counted, what cannot come among them need not be scored. */
export const forBest = (parameters: EngineParameters, rows: number): EngineParameters =>
  parameters['facet'] === 'false' ? { ...parameters, minExactCount: String(rows) } : parameters;

/** The requests after the first of a page: each is made of the parameters of the query itself. */

interface Marked {
  shown: readonly string[];
  first: readonly string[];
  /** The question names some. */
  hasReferences: boolean;
}

/**
 * These hits by their ids, with the marks of the question. Whether the first of all hits contain enough of its words is asked with them: a
 * separate call takes the engine three times as long.
 */
export function markedHits(
  parameters: EngineParameters,
  { shown, first, hasReferences }: Marked,
): EngineParameters {
  const { fq: _filters, sort: _sort, ...rest } = withoutCounts(parameters);
  return {
    ...rest,
    ...byIds(shown, first),
    ...(first.length > 0 && weakMatchProbe(parameters, first)),
    start: '0',
    rows: String(shown.length),
    fl: pageFields(hasReferences),
  };
}

function byIds(shown: readonly string[], first: readonly string[]): EngineParameters {
  if (first.length === 0) return { q: '{!terms f=id v=$shown}', shown: shown.join(',') };
  return {
    q: '{!terms f=id cache=false v=$read}',
    read: [...new Set([...shown, ...first])].join(','),
    fq: '{!terms f=id cache=false tag=shown v=$shown}',
    shown: shown.join(','),
  };
}

/** More than half of the words: how many of 100 may be missing at most, and the engine rounds down. */
const moreThanHalf = '{!edismax mm=-49% pf="" pf2="" bq="" v=$words}';

/**
 * What is asked besides where hits are fetched by these parameters: how many of the first say enough, which are those that contain more
 * than half of the words, or all of what the courts say instead.
 */
export function weakMatchProbe(parameters: EngineParameters, first: readonly string[]): EngineParameters {
  const also = Object.keys(parameters).filter((name) => /^also\d+$/.test(name));
  return {
    facet: 'true',
    'facet.query': '{!bool ex=shown key=says_enough cache=false must=$of_first must=$says_enough}',
    of_first: '{!terms f=id v=$first}',
    first: first.join(','),
    says_enough: `{!bool ${should(['more_than_half', ...also]).join(' ')}}`,
    more_than_half: moreThanHalf,
  };
}

/** Whether none of them does, so that the words say little. Several shards leave out what none of them has. */
export const isWeakMatch = ({ facet_counts: counts }: EngineAnswer): boolean =>
  (counts?.facet_queries?.['says_enough'] ?? 0) === 0;

/** How many contain every word. */
export const holdingEveryWord = (parameters: EngineParameters): EngineParameters =>
  countOnlyQuery({ ...parameters, q: '{!bool filter=$every_word}' });

/** Those of the nearest that the filters leave, with a score for each word that they contain. */
export function nearestHits(parameters: EngineParameters, ids: readonly string[]): EngineParameters {
  const { fq = [], ...asked } = withoutCounts(parameters);
  return {
    ...asked,
    fq: [...[fq].flat(), '{!terms f=id cache=false v=$nearest_ids}'],
    mm: '1',
    start: '0',
    rows: String(ids.length),
    fl: rankedFields,
    hl: 'false',
  };
}

/** The collation is tried by the engine as a plain query, so its parser is named here and not in the query. */
export const spelling = ({ words = '', kind = '' }: EngineParameters): EngineParameters => ({
  q: words,
  defType: 'edismax',
  fq: '{!terms f=kind v=$kind}',
  kind,
});

export interface WordCounts {
  /** How many results the collection has. */
  all: number;
  /** How many contain each word, in its forms; all of them for a word that the engine doesn't index ("il"). */
  words: number[];
  /** How many contain all words of each term. */
  terms: number[];
}

/**
 * How many results, of all kinds, contain each of these words, and all words of each of these terms. This parser leaves out a clause that
 * has no word, so that a stop word is told from one that no text contains.
 */
export const wordCountsQuery = (words: readonly string[], terms: readonly string[]): EngineParameters => ({
  q: '{!terms f=kind}principle,verdict,text',
  rows: '0',
  hl: 'false',
  facet: 'true',
  'facet.query': [
    ...words.map((_, i) => `{!lucene key=word${i}}+*:* +{!field f=text v=$word${i}}`),
    // and full texts, where the word is one that is indexed
    ...words.map(
      (_, i) => `{!edismax key=in_texts${i} qf=$fields_of_texts mm=100% pf="" pf2="" bq="" v=$word${i}}`,
    ),
    ...terms.map((_, i) => `{!edismax key=term${i} qf=$all_fields mm=100% pf="" pf2="" bq="" v=$term${i}}`),
  ],
  ...Object.fromEntries(words.map((word, i) => [`word${i}`, word])),
  ...Object.fromEntries(terms.map((term, i) => [`term${i}`, plainWords(term).text])),
});

/** Several shards leave out what none of them has. */
export function readWordCounts(
  { response, facet_counts: counts }: EngineAnswer,
  words: readonly string[],
  terms: readonly string[],
): WordCounts {
  const countOf = (key: string) => counts?.facet_queries?.[key] ?? 0;
  return {
    all: response.numFound,
    words: words.map((_, i) => countOf(`word${i}`) + countOf(`in_texts${i}`)),
    terms: terms.map((_, i) => countOf(`term${i}`)),
  };
}
