/**
 * One line of the list: ways to say it, with commas between them; the courts' own words; and a ruling that uses them,
 * which the line was checked on. A way to say it is a row of words; one with a star matches all that begin so.
 */
export type SynonymRule = readonly [sayings: string, terms: string, ruling: string];
