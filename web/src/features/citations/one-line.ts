import { printable } from '@massima/contract/format/printable';

/** Texts out of PDF and Word bring invisible characters. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Words of a brief as a report shows them. */
export const oneLine = (text: string): string =>
  printable(text).replace(invisible, '').replace(/\s+/g, ' ').trim();
