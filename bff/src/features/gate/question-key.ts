import { createHash } from 'node:crypto';
import { questionOpenMinutes } from '@massima/contract/constants';

const apostrophes = /[’‘ʼ`´]/g;
const quotes = /[“”„«»]/g;
/** Punctuation at the end of a query, which does not change its meaning. */
const ending = /(?<![\s?!.,;:…])[\s?!.,;:…]+$/u;

/**
 * Identifies a question by its normalised text, regardless of tab, page, order and filters. Only a
 * hash is stored, so that open questions are no second search history.
 */
export function questionKey(query: string): string {
  const normalised = query
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(/\s+/gu, ' ')
    .trim();
  return createHash('sha256')
    .update(normalised.replace(ending, '') || normalised)
    .digest('base64url');
}

/** Returns the latest time of payment at which a question has expired. */
export const openSince = (now: Date): Date => new Date(now.getTime() - questionOpenMinutes * 60_000);
