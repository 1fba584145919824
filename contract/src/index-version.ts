/**
 * Raised when what makes an index (configset, indexer, reading of citations) changes so that a collection has to be indexed anew. Each
 * run writes it beside its corpus, and the server says which corpora have an older one.
 */
export const indexVersion = 1;
