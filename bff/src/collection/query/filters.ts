import type { FactKind } from '@massima/contract/search';

/** What narrows a question; a group that is left out, or empty, does not. */
export interface Filters {
  yearDoc?: readonly number[] | undefined;
  /** 1 = Corte di cassazione, 2 = tribunals and courts of appeal. */
  selectedArea?: 0 | 1 | 2 | null | undefined;
  issuerTypes?: readonly number[] | undefined;
  areas?: readonly number[] | undefined;
  sections?: readonly string[] | undefined;
  /** What the question says of the rulings and is to be searched for as words. */
  factsOff?: readonly FactKind[] | undefined;
  /** As only a question says it: what the keys of the rulings begin with ("trib:milano:"), and their day (YYYY-MM-DD). */
  keysOf?: string | undefined;
  /** Kinds of decision, days from and to (YYYY-MM-DD), and the key of an article or act that is applied. */
  decisions?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  provision?: string | undefined;
  date?: string | undefined;
}
