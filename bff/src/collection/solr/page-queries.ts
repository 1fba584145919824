import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { countOnlyQuery, withoutCounts } from './count-only-query.ts';
import { pageFields, rankedFields } from './fields.ts';
import { should } from './reference-clauses.ts';

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
