/**
 * Public interface of the collection. The functions accept and return domain types, never Solr's. A
 * failing or unavailable Solr throws `service_unavailable`.
 */
export { openEngine } from './solr/queued-engine.ts';
export { search } from './retrieve/search.ts';
export { related } from './related/related.ts';
export { suggest } from './suggest/suggest.ts';
export { documents } from './lookup/documents.ts';
export type { CollectionDocument } from './lookup/documents.ts';
export { ruling } from './lookup/find-ruling.ts';
export { texts } from './lookup/documents.ts';
export { similar } from './lookup/find-similar.ts';
export { citations } from './lookup/citations.ts';
export { linked } from './lookup/linked.ts';
export { cited } from './lookup/cited-rulings.ts';
export { provision } from './lookup/applied-by.ts';
export { article } from './lookup/find-article.ts';
export { findAmendments as fates } from './lookup/find-fates.ts';
export { laterAmendments as laterFates } from './lookup/later-fates.ts';
export { appliedBy } from './lookup/applied-by.ts';
export { articleText } from './lookup/find-article.ts';
export { coverage } from './lookup/cited-rulings.ts';
export { alertMatches } from './lookup/alert-matches.ts';
export { followed } from './lookup/followed-events.ts';
export type { DetectedEvent } from './lookup/followed-events.ts';
export { status } from './lookup/status.ts';
