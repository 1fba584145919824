import { createHash } from 'node:crypto';
import { questionOpenMinutes } from '@massima/contract/constants';

const apostrophes = /[’‘ʼ`´]/g;
const quotes = /[“”„«»]/g;
/** What ends a sentence asks for nothing. */
const ending = /(?<![\s?!.,;:…])[\s?!.,;:…]+$/u;

/**
 * What makes two searches the same question, whatever tab, page, order or filters: its words. A hash, because a row of the
 * open questions must not be a second history.
 */
export function questionKey(query: string): string {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(/\s+/gu, ' ')
    .trim();
  return createHash('sha256')
    .update(words.replace(ending, '') || words)
    .digest('base64url');
}

/** A question that was paid at this instant or before is open no more. */
export const openSince = (now: Date): Date => new Date(now.getTime() - questionOpenMinutes * 60_000);
