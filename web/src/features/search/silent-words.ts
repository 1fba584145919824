import type { AnswerMeta } from './cached-answer.ts';

/** Maximum number of terms listed. */
const most = 3;

/**
 * Returns the quoted terms without results in the collection; empty if every term has results, and
 * for results cached from an older server.
 */
export const silentWords = ({ silent_on: terms = [] }: Partial<AnswerMeta>): string =>
  terms
    .slice(0, most)
    .map((word) => `«${word}»`)
    .join(', ');
