import { unpaidPrinciplesPerDay } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { tooManyToday } from './consume-text-quota.ts';
import { trialResultsUsed } from './trial-results.ts';
import { claimResults } from '../../models/shown-results.ts';

export interface Claimed {
  /** Whether this result may be shown. */
  isShown: (id: string) => boolean;
  /** Set if results were omitted; the response must report it. */
  limited?: true;
}

/**
 * Claims unpaid results of the day's quota, so that the collection cannot be copied from one paid
 * search. Called last, when the response is complete. Results that were already claimed are free
 * if the request is repeated.
 * @throws AppError `too_many_attempts` or `trial_results_used` if no result of the page may be
 *   shown
 */
export async function consumePrincipleQuota(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  resultIds: readonly string[],
  trialLimit: number | null,
  atMost = Infinity,
): Promise<Claimed> {
  if (resultIds.length === 0) return { isShown: () => false };
  const now = deps.clock.now();
  const {
    resultIds: claimed,
    isFull,
    isTrialOver,
    oldest,
  } = await claimResults(deps.db, {
    userId: actor.id,
    resultIds,
    now,
    since: daysAfter(now, -1),
    limit: unpaidPrinciplesPerDay,
    trialLimit,
    atMost,
  });
  if (isFull && claimed.size === 0) throw isTrialOver ? trialResultsUsed(deps) : tooManyToday(now, oldest);
  return { isShown: (id) => claimed.has(id), ...(isFull && { limited: true }) };
}
