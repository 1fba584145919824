import { perTab } from '../../lib/storage.ts';

/** The name in the tab's storage; the number grows with the shape of an answer, so what an older version kept is not read. */
export const keptSearches = 'searches.6';

const holders: (() => void)[] = [];

/** Names what else has answers of this tab, once it is there: who forgets them need not load it. */
export const registerAnswerCache = (forget: () => void): void => void holders.push(forget);

/** What was found so far is not shown again. */
export function clearAnswerCaches(): void {
  perTab.write(keptSearches, null);
  for (const forget of holders) forget();
}
