import { maskTaxCodes } from '@massima/law/full-text/obscured-data';
import { cleanText } from './clean-text.ts';

let last: { given: string; stored: string } | undefined;

/**
 * Normalises a text for the index and removes personal tax codes.
 *
 * A full text passes twice, first for the principles that it states, so the last result is cached.
 */
export function storedText(input: string): string {
  if (last?.given !== input) last = { given: input, stored: maskTaxCodes(cleanText(input)) };
  return last.stored;
}
