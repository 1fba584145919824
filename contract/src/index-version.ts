/**
 * Version of the index format.
 *
 * Raise it when the indexer, a reader or the citation reader produces different documents, or the
 * configset analyses text differently; `solr/indexer/index-version.test.ts` enforces it. Each run
 * stores it, and the server lists outdated corpora.
 */
export const indexVersion = 11;
