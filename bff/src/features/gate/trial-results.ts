import {
  trialResultsAtLeast,
  trialResultsPerSearch,
  trialSearchesIfUnlimited,
  trialShareOfIndex,
} from '@massima/contract/constants';
import { paths } from '@massima/contract/paths';
import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import { status } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { shownInAll } from '../../models/shown-results.ts';
import { triesFree } from '../users/index.ts';
import { receiptOf } from './receipt-of.ts';

/** Returns the number of different results that a card-free trial shows in all; null if the account is in none. */
export async function trialLimitOf(
  { engine }: Pick<Deps, 'engine'>,
  actor: Actor,
  now: Date,
): Promise<number | null> {
  if (!triesFree(actor, now)) return null;
  const searches = actor.planQueries < 0 ? trialSearchesIfUnlimited : actor.planQueries;
  const most = Math.max(trialResultsAtLeast, trialResultsPerSearch * searches);
  return Math.min(Math.floor((await status.results({ engine })) * trialShareOfIndex), most);
}

/**
 * Returns the receipt of a response. For a card-free trial it includes the remaining results once
 * four fifths are used.
 */
export async function receiptFor(
  deps: Pick<Deps, 'db' | 'clock' | 'engine'>,
  actor: Actor,
  isPaid = false,
): Promise<Receipt> {
  const now = deps.clock.now();
  const receipt = receiptOf(actor, now, isPaid);
  // The response is already paid for. If Solr is unavailable, the receipt omits this field.
  const limit = await trialLimitOf(deps, actor, now).catch(() => null);
  if (limit === null) return receipt;
  const count = await shownInAll(deps.db, actor.id);
  return count * 5 < limit * 4 ? receipt : { ...receipt, results_left: Math.max(0, limit - count) };
}

export const trialResultsUsed = ({ config }: Pick<Deps, 'config'>): AppError =>
  new AppError('trial_results_used', { data: { url: config.PUBLIC_URL + paths.subscription } });
