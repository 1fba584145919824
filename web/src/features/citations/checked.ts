import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';

/** Result of a check with the text that was checked. */
export interface Checked {
  text: string;
  references: readonly CheckedReference[];
  quotations: readonly CheckedQuotation[];
}

/** Shorter quotations occur in every text and are not compared. */
const fewestWords = 8;

/**
 * Returns true if the report lists a quotation. Quoted names and witness statements are not listed.
 */
export const isListed = (text: string, { state, start, end, reference }: CheckedQuotation): boolean =>
  state !== 'uncheckable' ||
  (reference !== null && text.slice(start, end).split(/\s+/).length >= fewestWords);
