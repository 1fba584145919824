import { maskTaxCodes } from '@massima/law/full-text/obscured-data';
import { cleanText } from './clean-text.ts';

let last: { given: string; stored: string } | undefined;

/**
 * A text as the index has it: personal tax codes are in none, wherever it came from. A full text is read twice on its way there, once for the
 * principles that it states: the second time it is made already.
 */
export function storedText(given: string): string {
  if (last?.given !== given) last = { given, stored: maskTaxCodes(cleanText(given)) };
  return last.stored;
}
