/** What the engine is asked with, by parameter; one that repeats is a list. */
export type SolrParameters = Record<string, string | string[]>;
