import { printable } from '@massima/contract/format/printable';

/** Texts from PDF and Word contain invisible characters. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Normalises the wording of a brief for one line of the report. */
export const toSingleLine = (text: string): string =>
  printable(text).replace(invisible, '').replace(/\s+/g, ' ').trim();
