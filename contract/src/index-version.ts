/**
 * Raised when the code that makes documents (indexer, readers, reading of citations) makes others, or the configset reads texts in another
 * way, so that a collection has to be reindexed; `solr/indexer/index-version.test.ts` enforces it. Each run writes it next to its corpus, and
 * the server says which corpora have an older one.
 */
export const indexVersion = 11;
