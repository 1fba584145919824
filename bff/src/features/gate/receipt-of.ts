import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import { searchEligibilityOf, type Asking } from '../users/index.ts';

type Account = Asking & Pick<Actor, 'periodEndsAt'>;

export const currency = 'eur';

/**
 * Returns the cost of a response and the remaining quota.
 * @param account  state of the account at the start of the request
 * @param charged  whether this response was charged one search since then
 */
export function receiptOf(account: Account, now: Date, charged = false): Receipt {
  const after = {
    ...account,
    usedQueries: account.usedQueries + (charged && account.role !== 'admin' ? 1 : 0),
  };
  return {
    charged,
    searches_left: searchesLeft(after),
    next_search: nextSearch(after, now),
    until: endsAt(account, now)?.toISOString() ?? null,
  };
}

/** Returns the number of included searches left; null if unlimited. */
const searchesLeft = ({ role, planQueries, usedQueries }: Account): number | null =>
  role === 'admin' || planQueries < 0 ? null : Math.max(0, planQueries - usedQueries);

export function nextSearch(account: Account, now: Date): Receipt['next_search'] {
  const { answer } = searchEligibilityOf(account, now);
  // The price is reported to a program even if its owner allows it to spend less.
  if (answer !== 'ok' && answer !== 'quota_used_up') return { free: false, amount: null, currency };
  const isIncluded = searchesLeft(account) !== 0;
  return { free: isIncluded, amount: isIncluded ? 0 : account.overQuotaCents, currency };
}

/**
 * Returns the latest end among the account's plan period, trial and licence; null if none is in
 * force. A plan renews at that time and its search quota is reset.
 */
function endsAt(
  { role, plan, periodEndsAt, trialExpiresAt, licenseExpireAt }: Account,
  now: Date,
): Date | null {
  if (role === 'admin') return null;
  const ends = [plan === null ? null : periodEndsAt, trialExpiresAt, licenseExpireAt];
  return ends.reduce((latest, end) => (end && end > now && (!latest || end > latest) ? end : latest), null);
}
