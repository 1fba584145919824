import { fold } from '@massima/law/fold';
import type { Place } from './place.ts';

interface Word extends Place {
  folded: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }));

/** Where a text has these wordings: the same words in a row, whatever is between them, capital or with an accent. */
export function placesOfQuotes(text: string, quotes: readonly string[]): Place[] {
  const wanted = quotes.map(wordsOf).filter((words) => words.length > 0);
  if (wanted.length === 0) return [];
  const words = wordsOf(text);
  return wanted.flatMap((quote) =>
    words.flatMap(({ start }, at): Place[] =>
      quote.every(({ folded }, i) => words[at + i]?.folded === folded)
        ? [{ start, end: words[at + quote.length - 1]?.end ?? start }]
        : [],
    ),
  );
}
