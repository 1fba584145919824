import { plainWords } from '../query/question-words.ts';
import { pageFields, rankedFields } from './calls.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { should } from './reference-clauses.ts';

/** Default query of the handler. */
const wordClause = '{!edismax qf=$all_fields v=$words}';

/**
 * Turns a query into a count. The query becomes an unscored filter, which Solr caches, so that
 * other pages, filters and tabs only intersect it.
 */
export function countOnlyQuery({ q = wordClause, fq = [], ...rest }: EngineParameters): EngineParameters {
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

/** Removes the counts of a query. */
export function withoutCounts(parameters: EngineParameters): EngineParameters {
  const { 'facet.field': _fields, 'facet.query': _queries, ...rest } = parameters;
  return { ...rest, facet: 'false' };
}

/** Limits scoring to the best hits, which is possible only if nothing is counted. */
export const forBest = (parameters: EngineParameters, rows: number): EngineParameters =>
  parameters['facet'] === 'false' ? { ...parameters, minExactCount: String(rows) } : parameters;

interface HighlightRequest {
  pageIds: readonly string[];
  first: readonly string[];
  /** Whether the query names references. */
  hasReferences: boolean;
}

/**
 * Fetches hits by id with highlights. The check for a weak match is part of the request, because a
 * separate request takes three times as long.
 */
export function markedHits(
  parameters: EngineParameters,
  { pageIds, first, hasReferences }: HighlightRequest,
): EngineParameters {
  const { fq: _filters, sort: _sort, ...rest } = withoutCounts(parameters);
  return {
    ...rest,
    ...byIds(pageIds, first),
    ...(first.length > 0 && weakMatchProbe(parameters, first)),
    start: '0',
    rows: String(pageIds.length),
    fl: pageFields(hasReferences),
  };
}

function byIds(pageIds: readonly string[], first: readonly string[]): EngineParameters {
  if (first.length === 0) return { q: '{!terms f=id v=$shown}', shown: pageIds.join(',') };
  return {
    q: '{!terms f=id cache=false v=$read}',
    read: [...new Set([...pageIds, ...first])].join(','),
    fq: '{!terms f=id cache=false tag=shown v=$shown}',
    shown: pageIds.join(','),
  };
}

/**
 * Share of terms that may be missing, in percent. Solr rounds it down, so more than half must
 * match.
 */
const moreThanHalf = '{!edismax mm=-49% pf="" pf2="" bq="" v=$words}';

/**
 * Counts how many of the first hits contain more than half of the terms or all terms of a synonym.
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

/**
 * Returns whether none of the first hits matches well enough. With several shards a count of 0 is
 * omitted.
 */
export const isWeakMatch = ({ facet_counts: counts }: EngineAnswer): boolean =>
  (counts?.facet_queries?.['says_enough'] ?? 0) === 0;

/** Counts the documents that contain every term. */
export const holdingEveryWord = (parameters: EngineParameters): EngineParameters =>
  countOnlyQuery({ ...parameters, q: '{!bool filter=$every_word}' });

/** Fetches the nearest documents that pass the filters, scored by the terms they contain. */
export function nearestHits(parameters: EngineParameters, ids: readonly string[]): EngineParameters {
  const { fq = [], ...rest } = withoutCounts(parameters);
  return {
    ...rest,
    fq: [...[fq].flat(), '{!terms f=id cache=false v=$nearest_ids}'],
    mm: '1',
    start: '0',
    rows: String(ids.length),
    fl: rankedFields,
    hl: 'false',
  };
}

/**
 * Requests spelling suggestions. The parser is named here because Solr tests collations as plain
 * queries.
 */
export const spelling = ({ words = '', kind = '' }: EngineParameters): EngineParameters => ({
  q: words,
  defType: 'edismax',
  fq: '{!terms f=kind v=$kind}',
  kind,
});

export interface WordCounts {
  /** Number of documents in the collection. */
  all: number;
  /**
   * Number of documents per word, including inflected forms. Equals `all` for words that are not
   * indexed ("il").
   */
  words: number[];
  /** Number of documents with all words of a synonym. */
  terms: number[];
}

/**
 * Counts the documents that contain each word, and all words of each term. The parser drops clauses
 * without an indexed word, which distinguishes stop words from missing words.
 */
export const wordCountsQuery = (spoken: readonly string[], terms: readonly string[]): EngineParameters => ({
  q: '{!terms f=kind}principle,verdict,text',
  rows: '0',
  hl: 'false',
  facet: 'true',
  'facet.query': [
    ...spoken.map((_, i) => `{!lucene key=word${i}}+*:* +{!field f=text v=$word${i}}`),
    // full texts, if the word is indexed
    ...spoken.map(
      (_, i) => `{!edismax key=in_texts${i} qf=$fields_of_texts mm=100% pf="" pf2="" bq="" v=$word${i}}`,
    ),
    ...terms.map((_, i) => `{!edismax key=term${i} qf=$all_fields mm=100% pf="" pf2="" bq="" v=$term${i}}`),
  ],
  ...Object.fromEntries(spoken.map((word, i) => [`word${i}`, word])),
  ...Object.fromEntries(terms.map((term, i) => [`term${i}`, plainWords(term).text])),
});

/** With several shards a count of 0 is omitted. */
export function readWordCounts(
  { response, facet_counts: counts }: EngineAnswer,
  spoken: readonly string[],
  terms: readonly string[],
): WordCounts {
  const countOf = (key: string) => counts?.facet_queries?.[key] ?? 0;
  return {
    all: response.numFound,
    words: spoken.map((_, i) => countOf(`word${i}`) + countOf(`in_texts${i}`)),
    terms: terms.map((_, i) => countOf(`term${i}`)),
  };
}
