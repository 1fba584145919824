import { perTab } from '../../lib/storage.ts';

/** The name in the tab's storage; the number grows with the shape of an answer, so what an older version kept is not read. */
export const keptSearches = 'searches.6';

const holders: (() => void)[] = [];

/**
 * Registers a function that clears results cached in this tab. Callers of `clearAnswerCaches` need
 * not load the cache.
 */
export const registerAnswerCache = (forget: () => void): void => void holders.push(forget);

/** Discards the cached results, so that they are not shown again. */
export function clearAnswerCaches(): void {
  perTab.write(keptSearches, null);
  for (const forget of holders) forget();
}
