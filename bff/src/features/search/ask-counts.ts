import type { SolrParameters } from './solr-parameters.ts';

/** What the handler asks where the parameters don't say. */
const words = '{!edismax v=$words}';

/**
 * How many match, and what each choice of the filters would leave: the question as one filter more, which nobody scores. The engine
 * keeps what a filter found, so further pages, other filters and the other tab only intersect it with theirs.
 */
export function asCounted({ q = words, fq = [], ...rest }: SolrParameters): SolrParameters {
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

/** The best so many and no counts: what cannot come among them need not be scored. */
export function withoutCounts(parameters: SolrParameters, rows: number): SolrParameters {
  const { 'facet.field': _fields, 'facet.query': _queries, ...rest } = parameters;
  return { ...rest, facet: 'false', minExactCount: String(rows) };
}
