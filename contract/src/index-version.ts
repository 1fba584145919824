/**
 * Raised when the code that makes documents (indexer, readers, reading of citations) makes others, or the configset reads texts in another
 * way, so that a collection has to be indexed anew; `solr/indexer/index-version.test.ts` holds it. Each run writes it beside its corpus, and
 * the server says which corpora have an older one.
 */
export const indexVersion = 3;
