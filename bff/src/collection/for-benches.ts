/** What the benches import besides, so that what is measured is what is served. Nothing of the product imports this. */
export { fewHits } from './query/modes.ts';
export { readQuestion } from './query/read-question.ts';
export type { SearchQuery } from './query/search-query.ts';
export { synonymsFor } from './query/synonyms.ts';
export { embeddedQueryFactory } from './retrieve/embedded-query.ts';
export { retrievePage } from './retrieve/retrieve-page.ts';
export { findSimilar } from './lookup/find-similar.ts';
export { meaningWeight } from './retrieve/meaning-recipe.ts';
export { nearestSubjects } from './related/nearest-subjects.ts';
export type { EmbeddedQuery } from './retrieve/rerank-by-similarity.ts';
export {
  everyCitingPrinciple,
  everyPrinciple,
  everyRuling,
  ofPrinciples,
  withoutRuling,
  withSalt,
} from './solr/bench-queries.ts';
export { textsByIds } from './solr/document-queries.ts';
export { textOf, type EngineAnswer, type EngineDoc, type EngineParameters } from './solr/engine-answer.ts';
export type { EngineCall } from './solr/engine-call.ts';
export { resultFields } from './solr/fields.ts';
export { filterClauses } from './solr/filter-clauses.ts';
export { searchHandler, selectHandler, similarHandler, spellHandler } from './solr/handlers.ts';
export { spelling } from './solr/page-queries.ts';
export { likeIt } from './solr/similar-queries.ts';
export { solrQuery } from './solr/solr-query.ts';
export { ownNearEnough } from '../adapters/query-embedder.ts';
export { findSilence } from './retrieve/find-silence.ts';
