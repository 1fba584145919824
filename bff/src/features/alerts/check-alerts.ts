import { dayMs } from '@massima/contract/format/dates';
import { entitlementOf } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AlertRow } from '../../models/alert-rows.ts';
import {
  accountsToCheck,
  addNews,
  alertsToCheck,
  claimAlerts,
  renewAlertsClaim,
  releaseAlerts,
} from '../../models/alerts.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { findUser, lockUser } from '../../models/user.ts';
import { alertMatches, status } from '../../collection/index.ts';
import { searchEligibilityOf } from '../users/index.ts';
import { questionOf } from './present-alert.ts';

const maxAccounts = 25;
/** After this, another process takes over what a killed one had claimed. */
const leaseMs = 60_000;
/**
 * Runs of the indexer may overlap: looking back this far misses none that began earlier and ended later. A result is still found only once.
 */
const overlapMs = 7 * dayMs;

type AlertMatches = Awaited<ReturnType<typeof alertMatches>>;

interface Found {
  alert: AlertRow;
  news: AlertMatches;
}

/**
 * Looks through what a finished run of the indexer brought, for the accounts that have waited longest. An account's alerts are written
 * together, so that one mail has them all. Several servers share the work: each claims the accounts it is looking through.
 * @returns how many accounts were due.
 */
export async function checkAlerts(deps: Deps, signal: AbortSignal): Promise<number> {
  const end = await status.lastIndexing(deps, signal);
  if (end === null) return 0;
  const accounts = await accountsToCheck(deps.db, end, maxAccounts);
  for (const { user_id } of accounts) {
    if (signal.aborted || deps.engine.isAway()) break;
    // Written first, so that a question on which the engine fails keeps no other account waiting.
    if (!(await claimAlerts(deps.db, user_id, deps.clock.now(), leaseMs))) continue;
    try {
      await withHeartbeat(
        leaseMs / 4,
        () => renewAlertsClaim(deps.db, user_id, leaseMs),
        () => lookFor(deps, user_id, end, signal),
      );
    } finally {
      await releaseAlerts(deps.db, user_id);
    }
  }
  return accounts.length;
}

async function lookFor(deps: Deps, userId: number, end: Date, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const account = await findUser(db, userId);
  if (!account) return;
  const isServed = !account.disabled && searchEligibilityOf(entitlementOf(account), clock.now()).license;
  const found: Found[] = [];
  for (const alert of await alertsToCheck(db, userId, end)) {
    // An account that may not search gets no news, and none later of what was new in the meantime.
    const news = isServed ? await ask(deps, alert, signal) : [];
    if (news) found.push({ alert, news });
  }
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, userId))) return;
    for (const { alert, news } of found) {
      // Why it was found has words of the question, which a row of news doesn't keep.
      const rows = news.map(({ result: { why: _, ...result } }) => ({
        id_result: result.id_new,
        result: JSON.stringify(result),
        found_at: now,
      }));
      await addNews(trx, alert.id, end, rows);
    }
  });
  // What was reported to a user opens like a result.
  const rulings = found.flatMap(({ news }) => news.map(({ rulingId }) => rulingId));
  await rememberServed(db, userId, rulings, now);
}

/** Undefined where the engine gave no answer: the alert is checked again in a later round. */
async function ask(deps: Deps, alert: AlertRow, signal: AbortSignal): Promise<AlertMatches | undefined> {
  const since = sinceOf(alert);
  try {
    const question = questionOf(alert);
    const followed = question ? { question } : { rulingId: alert.ruling_id ?? '' };
    return await alertMatches(deps, followed, since, signal);
  } catch (error) {
    // A ruling that has left the collection gets no new citations.
    if (error instanceof AppError && error.key === 'file_not_found') return [];
    deps.log.warn({ err: error, alert: alert.id }, 'an alert could not be looked at');
    return undefined;
  }
}

function sinceOf({ since, checked_to }: AlertRow): Date | null {
  if (!checked_to || !since) return since;
  return new Date(Math.max(since.getTime(), checked_to.getTime() - overlapMs));
}
