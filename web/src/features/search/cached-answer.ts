import type { SearchData, SearchResult } from '@massima/contract/search';
import { resultsToSay, searchMaxOffset, searchPageSize } from '@massima/contract/constants';
import type { CallError } from '../../lib/call-error.ts';
import type { SearchState } from './search-state.ts';

/** What is known of the answer as a whole; each page's answer replaces the one before. */
export type AnswerMeta = Omit<SearchData, 'search'>;

/** One question's answer as far as read, with where the reader was. */
export interface CachedAnswer {
  /** Tells one asking of the question from the next, which starts over. */
  asking: number;
  question: SearchState;
  status: 'searching' | 'fetched' | 'failed' | 'loadingMore' | 'moreFailed';
  results: readonly SearchResult[];
  facts: AnswerMeta | null;
  error: CallError | null;
  /** Offset of the last page requested. */
  offset: number;
  scroll: number;
  /** Results whose full text is open. */
  open: readonly string[];
  /** Those opened in place in a dense list; an answer that an older version kept has none. */
  unfolded?: readonly string[];
}

/** Beyond those of answers that outlived a reload. */
let lastAsking = Date.now();
export const newEntry = (question: SearchState): CachedAnswer => ({
  asking: ++lastAsking,
  question,
  status: 'searching',
  results: [],
  facts: null,
  error: null,
  offset: 0,
  scroll: 0,
  open: [],
});

export function withPage(
  entry: CachedAnswer,
  { search, ...facts }: SearchData,
  offset: number,
): CachedAnswer {
  // The index may have changed between two pages: what is already shown is not shown twice.
  const known = new Set(entry.results.map((r) => r.id_new));
  const results = offset === 0 ? search : [...entry.results, ...search.filter((r) => !known.has(r.id_new))];
  return { ...entry, status: 'fetched', results, facts, error: null, offset };
}

export const nextOffset = (entry: CachedAnswer): number => entry.offset + searchPageSize;

/** The question has shown all that one search opens, and the last page was cut. */
export const isAtLimit = ({ facts }: Pick<CachedAnswer, 'facts'>): boolean => facts?.limited === 'question';

/** The question nears what one search opens, or has reached it: said before it is. */
export const isNearLimit = ({ facts }: Pick<CachedAnswer, 'facts'>): boolean =>
  (facts?.opened?.results ?? 0) >= resultsToSay;

/** The product's limit, and no button that would bring nothing. */
export const canLoadMore = (entry: CachedAnswer): boolean =>
  !isAtLimit(entry) &&
  entry.results.length > 0 &&
  entry.offset <= searchMaxOffset &&
  nextOffset(entry) < (entry.facts?.total ?? 0);

export const withFeedback = (
  entry: CachedAnswer,
  id: string,
  feedback: SearchResult['feedback'],
): CachedAnswer => ({
  ...entry,
  results: entry.results.map((r) => (r.id_new === id ? { ...r, feedback } : r)),
});
