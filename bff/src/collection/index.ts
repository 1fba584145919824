/**
 * All that the rest of the server may import of the collection, in things of the product: none of it is written in the engine's words.
 * What fails for the engine's sake throws `service_unavailable`.
 */
export { openEngine } from './solr/open-engine.ts';
export { search } from './retrieve/search.ts';
export { related } from './retrieve/related/related.ts';
export { suggest } from './retrieve/suggest/suggest.ts';
export { documents } from './retrieve/documents.ts';
export type { CollectionDocument } from './present/present-document.ts';
export { ruling } from './retrieve/find-ruling.ts';
export { texts } from './retrieve/texts.ts';
export { similar } from './retrieve/find-similar.ts';
export { citations } from './retrieve/citations.ts';
export { linked } from './retrieve/linked.ts';
export { cited } from './retrieve/cited-rulings.ts';
export { provision } from './retrieve/provision.ts';
export { coverage } from './retrieve/coverage.ts';
export { alertMatches } from './retrieve/alert-matches.ts';
export { status } from './retrieve/status.ts';
