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
import { alertMatches, status, type Told } from '../../collection/index.ts';
import { searchEligibilityOf } from '../users/index.ts';
import { findEvents } from './find-events.ts';
import { questionOf } from './followed-things.ts';

const maxAccounts = 25;
/** After this, another process takes over what a killed one had claimed. */
const leaseMs = 60_000;
/**
 * Runs of the indexer may overlap: looking back this far misses none that began earlier and ended later. A result is still found only once.
 */
const overlapMs = 7 * dayMs;

type AlertMatches = Awaited<ReturnType<typeof alertMatches>>;

interface Looked {
  news: AlertMatches;
  events: Told[];
  /** Of the articles that are followed; null: what there is at the next look. */
  known: string | null;
}
type Found = Looked & { alert: AlertRow };

/** An account that may not search gets no news, and none later of what was new in the meantime. */
const notServed: Looked = { news: [], events: [], known: null };

/**
 * Looks through what a finished run of the indexer brought, and what was withdrawn, for the accounts that have waited longest. An account's alerts are written
 * together, so that one mail has them all. Several servers share the work: each claims the accounts it is looking through.
 * @returns how many accounts were due.
 */
export async function checkAlerts(deps: Deps, signal: AbortSignal): Promise<number> {
  const [indexed, withdrawn] = await Promise.all([
    status.lastIndexing(deps, signal),
    lastWithdrawal(deps.db),
  ]);
  const changes = { indexed, withdrawn };
  const accounts = await accountsToCheck(deps.db, changes, maxAccounts);
  for (const { user_id } of accounts) {
    if (signal.aborted || deps.engine.isAway()) break;
    // Written first, so that a question on which the engine fails keeps no other account waiting.
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
    const looked = isServed ? await ask(deps, alert, signal) : notServed;
    if (looked) found.push({ alert, ...looked });
  }
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, userId))) return;
    for (const { alert, news, events, known } of found) {
      // Why it was found has words of the question, which a row of news doesn't keep.
      const rows = news.map(({ result: { why: _, ...result } }) => ({
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
  // What was reported to a user opens like a result.
  const rulings = found.flatMap(({ news, events }) => [
    ...news.map(({ rulingId }) => rulingId),
    ...events.flatMap(({ event }) => event.ruling?.ruling_id ?? []),
  ]);
  await rememberServed(db, userId, rulings, now);
}

/** What is withdrawn is looked for only by alerts that may name it. */
function checkedTo({ kind, checked_to }: AlertRow, { indexed, withdrawn }: LastChanges): Date | null {
  const ends = [checked_to, indexed, kind === 'citations' ? withdrawn : null].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())));
}

/** Undefined where the engine gave no answer: the alert is checked again in a later round. */
async function ask(deps: Deps, alert: AlertRow, signal: AbortSignal): Promise<Looked | undefined> {
  const since = sinceOf(alert);
  try {
    const [news, happened] = await Promise.all([
      matchesOf(deps, alert, since, signal),
      findEvents(deps, alert, since, signal),
    ]);
    return { news, ...happened };
  } catch (error) {
    deps.log.warn({ err: error, alert: alert.id }, 'an alert could not be looked at');
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
    // A ruling that has left the collection gets no new citations.
    if (error instanceof AppError && error.key === 'file_not_found') return [];
    throw error;
  });
}

function sinceOf({ since, checked_to }: AlertRow): Date | null {
  if (!checked_to || !since) return since;
  return new Date(Math.max(since.getTime(), checked_to.getTime() - overlapMs));
}
