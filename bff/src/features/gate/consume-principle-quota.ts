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
  /** The page was cut, which it has to say. */
  limited?: true;
}

/**
 * Of results that no search paid for, those that may leave today. Every way by which principles leave counts here, so that from one
 * paid search the collection can't be walked. Called last, when the answer is there; should it be lost on its way, looking again is
 * free. Throws `too_many_attempts`, or `trial_results_used`, where nothing would be left of the page.
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
    resultIds: shown,
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
  if (isFull && shown.size === 0) throw isTrialOver ? trialResultsUsed(deps) : tooManyToday(now, oldest);
  return { isShown: (id) => shown.has(id), ...(isFull && { limited: true }) };
}
