import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { deleteOlder } from '../../models/leftovers.ts';
import { undoMs } from '../../undo-until.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Tables to clean up: the column with the time since which a row is obsolete, and the retention
 * period in milliseconds.
 */
const leftovers = ({ SESSION_IDLE_MINUTES, SECURITY_LOG_DAYS }: Config) =>
  [
    { table: 'sessions', column: 'ended_at', keepMs: 90 * day },
    // Outlives the longest configured idle time.
    {
      table: 'sessions',
      column: 'last_seen_at',
      keepMs: Math.max(365 * day, 2 * SESSION_IDLE_MINUTES * minute),
    },
    { table: 'connections', column: 'ended_at', keepMs: 90 * day },
    { table: 'connections', column: 'expires_at', keepMs: 90 * day },
    { table: 'oauth_requests', column: 'expires_at', keepMs: day },
    // A consumed token is retained until its expiry, because its reuse proves a theft.
    { table: 'oauth_tokens', column: 'expires_at', keepMs: day },
    { table: 'oauth_clients', column: 'last_used_at', keepMs: 90 * day },
    { table: 'emailed_tokens', column: 'expires_at', keepMs: 30 * day },
    // Rate limit windows last at most one day.
    { table: 'rate_limits', column: 'window_start', keepMs: 2 * day },
    { table: 'factor_challenges', column: 'expires_at', keepMs: day },
    { table: 'trusted_devices', column: 'expires_at', keepMs: day },
    { table: 'open_questions', column: 'opened_at', keepMs: day },
    { table: 'opened_results', column: 'opened_at', keepMs: day },
    { table: 'running_searches', column: 'until', keepMs: day },
    { table: 'read_texts', column: 'read_at', keepMs: 2 * day },
    { table: 'used_form_tokens', column: 'used_at', keepMs: day },
    { table: 'outbox', column: 'sent_at', keepMs: 30 * day },
    { table: 'outbox', column: 'failed_at', keepMs: 30 * day },
    // The provider resends an event for three days and lists it for thirty.
    { table: 'provider_events', column: 'received_at', keepMs: 60 * day },
    // Retained for customers' queries about invoices.
    { table: 'payment_attempts', column: 'settled_at', keepMs: 400 * day },
    { table: 'metered_usage', column: 'sent_at', keepMs: 400 * day },
    { table: 'metered_usage', column: 'refused_at', keepMs: 400 * day },
    // A ruling shown longer ago opens after the next search that shows it. Folders retain their
    // rulings.
    { table: 'served_rulings', column: 'served_at', keepMs: 400 * day },
    { table: 'shown_results', column: 'shown_at', keepMs: 400 * day },
    // Users are promised sixty days. The retention also prevents a second report during two
    // overlapping indexings.
    { table: 'alert_news', column: 'found_at', keepMs: 60 * day },
    { table: 'alerts', column: 'removed_at', keepMs: undoMs },
    // A revoked link shows the contact person for this time.
    { table: 'shares', column: 'expires_at', keepMs: 60 * day },
    { table: 'security_log', column: 'at', keepMs: SECURITY_LOG_DAYS * day },
  ] as const;

const batch = 1000;

/**
 * Deletes obsolete rows in small batches with short locks. Two processes may run it concurrently.
 * @returns the number of deleted rows
 */
export async function cleanUp({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<number> {
  const now = clock.now().getTime();
  let removed = 0;
  for (const { table, column, keepMs } of leftovers(config)) {
    for (let count = batch; count === batch; removed += count) {
      count = await deleteOlder(db, table, column, new Date(now - keepMs), batch);
    }
  }
  return removed;
}
