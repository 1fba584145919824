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
  type LastChanges,
  renewAlertsClaim,
  releaseAlerts,
} from '../../models/alerts.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { findUser, lockUser } from '../../models/user.ts';
import { lastWithdrawal } from '../../models/withdrawn-rulings.ts';
import { alertMatches, status, type DetectedEvent } from '../../collection/index.ts';
import { searchEligibilityOf } from '../users/index.ts';
import { findEvents } from './find-events.ts';
import { questionOf } from './followed-things.ts';

const maxAccounts = 25;
/** After this time another process takes over the claims of a killed process. */
const leaseMs = 60_000;
/**
 * Overlap of the search periods. Runs of the indexer can overlap, so this misses no run that
 * started earlier and ended later. A result is still reported only once.
 */
const overlapMs = 7 * dayMs;

type AlertMatches = Awaited<ReturnType<typeof alertMatches>>;

interface CheckResult {
  news: AlertMatches;
  events: DetectedEvent[];
  /** JSON list of the event ids of the followed articles; null until the next check. */
  known: string | null;
}
type Found = CheckResult & { alert: AlertRow };

/**
 * Result for an account that may not search. It gets no alert matches now and does not get them
 * later.
 */
const notServed: CheckResult = { news: [], events: [], known: null };

/**
 * Checks the alerts of the accounts that have waited longest, after the indexer finished a run or
 * a ruling was withdrawn.
 *
 * Writes all matches of an account together, so that one mail lists all. Several servers share the
 * work: each claims the accounts that it checks.
 * @returns number of due accounts
 */
export async function checkAlerts(deps: Deps, signal: AbortSignal): Promise<number> {
  const [indexed, withdrawn] = await Promise.all([
    status.lastIndexing(deps, signal),
    lastWithdrawal(deps.db),
  ]);
  const changes = { indexed, withdrawn };
  const accounts = await accountsToCheck(deps.db, changes, maxAccounts);
  for (const { user_id } of accounts) {
    if (signal.aborted || deps.engine.isUnavailable()) break;
    // Claimed first, so that a query on which Solr fails does not delay other accounts.
    if (!(await claimAlerts(deps.db, user_id, deps.clock.now(), leaseMs))) continue;
    try {
      await withHeartbeat(
        leaseMs / 4,
        () => renewAlertsClaim(deps.db, user_id, leaseMs),
        () => lookFor(deps, user_id, changes, signal),
      );
    } finally {
      await releaseAlerts(deps.db, user_id);
    }
  }
  return accounts.length;
}

async function lookFor(deps: Deps, userId: number, changes: LastChanges, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const account = await findUser(db, userId);
  if (!account) return;
  const isServed = !account.disabled && searchEligibilityOf(entitlementOf(account), clock.now()).license;
  const found: Found[] = [];
  for (const alert of await alertsToCheck(db, userId, changes)) {
    const looked = isServed ? await checkOne(deps, alert, signal) : notServed;
    if (looked) found.push({ alert, ...looked });
  }
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, userId))) return;
    for (const { alert, news: matches, events, known } of found) {
      // `why` contains words of the query, which must not be stored in a match.
      const rows = matches.map(({ result: { why: _, ...result } }) => ({
        id_result: result.id_new,
        result: JSON.stringify(result),
        found_at: now,
      }));
      const happened = events.map(({ id, event }) => ({
        id_result: id,
        result: JSON.stringify({ event }),
        found_at: now,
      }));
      const checked = { checked_to: checkedTo(alert, changes), known };
      await addNews(trx, alert.id, checked, [...rows, ...happened]);
    }
  });
  // A reported ruling can be opened like a search result.
  const rulings = found.flatMap(({ news: matches, events }) => [
    ...matches.map(({ rulingId }) => rulingId),
    ...events.flatMap(({ event }) => event.ruling?.ruling_id ?? []),
  ]);
  await rememberServed(db, userId, rulings, now);
}

/** Returns the end of the checked period. Only alerts on citations include withdrawals. */
function checkedTo({ kind, checked_to }: AlertRow, { indexed, withdrawn }: LastChanges): Date | null {
  const ends = [checked_to, indexed, kind === 'citations' ? withdrawn : null].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())));
}

/** Returns undefined if Solr did not respond. The alert is then checked again in a later round. */
async function checkOne(deps: Deps, alert: AlertRow, signal: AbortSignal): Promise<CheckResult | undefined> {
  const since = sinceOf(alert);
  try {
    const [matches, happened] = await Promise.all([
      matchesOf(deps, alert, since, signal),
      findEvents(deps, alert, since, signal),
    ]);
    return { news: matches, ...happened };
  } catch (error) {
    deps.log.warn({ err: error, alert: alert.id }, 'alert check failed');
    return undefined;
  }
}

async function matchesOf(
  deps: Deps,
  alert: AlertRow,
  since: Date | null,
  signal: AbortSignal,
): Promise<AlertMatches> {
  if (alert.kind === 'citations') return [];
  const question = questionOf(alert);
  const what = question ? { question } : { rulingId: alert.ruling_id ?? '' };
  return alertMatches(deps, what, since, signal).catch((error: unknown) => {
    // A ruling that was removed from the collection gets no new citations.
    if (error instanceof AppError && error.key === 'file_not_found') return [];
    throw error;
  });
}

function sinceOf({ since, checked_to }: AlertRow): Date | null {
  if (!checked_to || !since) return since;
  return new Date(Math.max(since.getTime(), checked_to.getTime() - overlapMs));
}
