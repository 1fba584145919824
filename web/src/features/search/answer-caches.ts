import { perTab } from '../../lib/storage.ts';

/**
 * Key in session storage. The number increases when the format changes, so that results of an
 * older version are ignored.
 */
export const searchesKey = 'searches.6';

const holders: (() => void)[] = [];

/**
 * Registers a function that clears results cached in this tab. Callers of `clearAnswerCaches` need
 * not load the cache.
 */
export const registerAnswerCache = (forget: () => void): void => void holders.push(forget);

/** Discards the cached results, so that they are not shown again. */
export function clearAnswerCaches(): void {
  perTab.write(searchesKey, null);
  for (const forget of holders) forget();
}
