import { maskTaxCodes } from '@massima/law/full-text/obscured-data';
import { cleanText } from './clean-text.ts';

let last: { given: string; stored: string } | undefined;

/**
 * Normalises a text for the index and removes personal tax codes.
 *
 * A full text passes twice, first for the principles that it states, so the last result is cached.
 */
export function storedText(given: string): string {
  if (last?.given !== given) last = { given, stored: maskTaxCodes(cleanText(given)) };
  return last.stored;
}
