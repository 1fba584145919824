import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';

/** What a check answered, with the text that it read. */
export interface Checked {
  text: string;
  references: readonly CheckedReference[];
  quotations: readonly CheckedQuotation[];
}

/** Shorter ones are in every text: they are not compared, and nothing is said of them. */
const fewestWords = 8;

/** Whether the report tells of a quotation; a name between quotation marks, or the words of a witness, are nothing to check. */
export const isTold = (text: string, { state, start, end, reference }: CheckedQuotation): boolean =>
  state !== 'uncheckable' ||
  (reference !== null && text.slice(start, end).split(/\s+/).length >= fewestWords);
