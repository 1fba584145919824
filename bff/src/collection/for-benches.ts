/**
 * Exports for the benches, so that they measure the code that is served. The application never
 * imports this file.
 */
export { ownNearEnough } from '../adapters/query-embedder.ts';
export { fewHits, readQuestion } from './query/read-question.ts';
export type { SearchQuery } from './query/search-query.ts';
export { nearestSubjects } from './related/alternative-queries.ts';
export { embeddedQueryFactory, meaningWeight } from './retrieve/embedded-query.ts';
export { findSilence } from './retrieve/find-silence.ts';
export type { EmbeddedQuery } from './retrieve/rerank.ts';
export { retrievePage } from './retrieve/retrieve-page.ts';
export { everyPrinciple, ofPrinciples, withoutRuling, withSalt } from './solr/bench-queries.ts';
export { resultFields, searchHandler, selectHandler, spellHandler, type EngineCall } from './solr/calls.ts';
export { textsByIds } from './solr/document-queries.ts';
export { textOf, type EngineAnswer, type EngineDoc, type EngineParameters } from './solr/engine-answer.ts';
export { filterClauses } from './solr/filter-clauses.ts';
export { spelling } from './solr/page-queries.ts';
export { solrQuery } from './solr/solr-query.ts';
