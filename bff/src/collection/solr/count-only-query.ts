import type { EngineParameters } from './engine-answer.ts';

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
