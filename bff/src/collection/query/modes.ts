import type { ParsedQuery } from '@massima/law/parse-query';
import { hasSuffix } from './named-in.ts';
import { countContentWords } from './question-words.ts';
import { readQuestion } from './read-question.ts';
import type { Mode, SearchQuery } from './search-query.ts';

/** Where a mode finds fewer, the next one is asked. */
export const fewHits = 5;
/**
 * Longer questions are whole sentences or pasted headings: hardly anything contains their quotes or all of their words.
 */
const maxWordsWanted = 5;

/**
 * What to ask, in turn. By relevance the rulings that contain every word come to the top by themselves, and to ask for
 * them alone would hide answers that say it otherwise; by date those that contain one word would come first.
 */
export function modesOf(
  { query, sort, factsOff }: Pick<SearchQuery, 'query' | 'sort' | 'factsOff'>,
  parsed = readQuestion(query, factsOff),
): [Mode, ...Mode[]] {
  const bound: [Mode, ...Mode[]] = sort === 'date' && !parsed.onlyReferences ? ['all', 'some'] : ['some'];
  if (!quotesMayGo(parsed)) return hasSuffix(parsed) ? [...bound, 'loose'] : bound;
  return countContentWords(parsed.rest) > maxWordsWanted ? ['loose'] : [...bound, 'loose'];
}

/** Quotes inside a sentence or a pasted heading bind only until too little is found. */
export const quotesMayGo = ({ rest, phrases }: ParsedQuery) =>
  phrases.length > 0 && countContentWords(rest) - countContentWords(phrases.join(' ')) >= 2;
