/** What the benches import besides, so that what is measured is what is served. Nothing of the product imports this. */
export { textOf, type EngineAnswer, type EngineDoc } from './solr/engine-answer.ts';
export { meaningWeight } from './retrieve/meaning-recipe.ts';
export { embeddedQueryFactory } from './retrieve/embedded-query.ts';
export { findPage } from './retrieve/find-page.ts';
export { findSimilar } from './retrieve/find-similar.ts';
export type { EmbeddedQuery } from './retrieve/rerank-by-similarity.ts';
export { nearestSubjects } from './retrieve/nearest-subjects.ts';
export { readQuestion } from './query/read-question.ts';
export { synonymsFor } from './solr/synonym-clauses.ts';
export type { EngineCall, SearchQuery } from './solr/engine-call.ts';
export type { SolrParameters } from './solr/solr-parameters.ts';
export { fewHits, searchHandler, solrQuery } from './solr/solr-query.ts';
export { resultFields } from './present/present-result.ts';
