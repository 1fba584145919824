import type { SearchData, SearchResult } from '@massima/contract/search';
import { showRemainingFrom, searchMaxOffset, searchPageSize } from '@massima/contract/constants';
import type { CallError } from '../../lib/call-error.ts';
import type { SearchState } from './search-state.ts';

/** Facts about the complete result set. The response of each page replaces them. */
export type AnswerMeta = Omit<SearchData, 'search'>;

/** Loaded results of one query, with the reader's scroll position. */
export interface CachedAnswer {
  /** Identifies a run of the query, since repeating it starts over. */
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
  /** Ids opened in place in a dense list; missing in results that an older version cached. */
  unfolded?: readonly string[];
}

/**
 * Number of the last run. Starts at the current time, so that it is higher than the numbers in
 * results cached before a reload.
 */
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
  // The index can change between two pages, so results that are already listed are dropped.
  const listedIds = new Set(entry.results.map((r) => r.id_new));
  const results =
    offset === 0 ? search : [...entry.results, ...search.filter((r) => !listedIds.has(r.id_new))];
  return { ...entry, status: 'fetched', results, facts, error: null, offset };
}

export const nextOffset = (entry: CachedAnswer): number => entry.offset + searchPageSize;

/**
 * Returns true if the query has shown all results that a search opens, and the last page was
 * truncated.
 */
export const isAtLimit = ({ facts }: Pick<CachedAnswer, 'facts'>): boolean => facts?.limited === 'question';

/**
 * Returns true if the query is near the limit of results that a search opens, or has reached it.
 */
export const isNearLimit = ({ facts }: Pick<CachedAnswer, 'facts'>): boolean =>
  (facts?.opened?.results ?? 0) >= showRemainingFrom;

/** Returns true if a further page exists within the product's limit. */
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
