/**
 * Expressions, separated by commas; the courts' terms; and a ruling that uses them, as evidence. An
 * asterisk matches any ending of a word.
 */
export type SynonymRule = readonly [sayings: string, terms: string, ruling: string];
