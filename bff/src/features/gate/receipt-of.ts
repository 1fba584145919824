import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import { searchEligibilityOf, type Asking } from '../users/index.ts';

type Account = Asking & Pick<Actor, 'periodEndsAt'>;

export const currency = 'eur';

/**
 * What an answer cost and what is left after it. The account is in the state read when the request came in; `charged`: this answer took
 * one search since then.
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

/** Those that are included; null: without a limit. */
const searchesLeft = ({ role, planQueries, usedQueries }: Account): number | null =>
  role === 'admin' || planQueries < 0 ? null : Math.max(0, planQueries - usedQueries);

export function nextSearch(account: Account, now: Date): Receipt['next_search'] {
  const { answer } = searchEligibilityOf(account, now);
  // What it would cost is reported to a program also where its owner lets it spend less.
  if (answer !== 'ok' && answer !== 'quota_used_up') return { free: false, amount: null, currency };
  const isIncluded = searchesLeft(account) !== 0;
  return { free: isIncluded, amount: isIncluded ? 0 : account.overQuotaCents, currency };
}

/** The plan renews when its period ends, and its searches begin again; a trial or licence ends. The latest of those in force. */
function endsAt(
  { role, plan, periodEndsAt, trialExpiresAt, licenseExpireAt }: Account,
  now: Date,
): Date | null {
  if (role === 'admin') return null;
  const ends = [plan === null ? null : periodEndsAt, trialExpiresAt, licenseExpireAt];
  return ends.reduce((latest, one) => (one && one > now && (!latest || one > latest) ? one : latest), null);
}
