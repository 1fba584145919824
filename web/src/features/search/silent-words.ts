import type { AnswerMeta } from './cached-answer.ts';

/** More would make no point of it. */
const most = 3;

/** The words on which the collection is silent, each in quotes; empty where it isn't. An answer kept from an older server doesn't say. */
export const silentWords = ({ silent_on: words = [] }: Partial<AnswerMeta>): string =>
  words
    .slice(0, most)
    .map((word) => `«${word}»`)
    .join(', ');
