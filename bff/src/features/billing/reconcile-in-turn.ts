import type { Deps } from '../../deps.ts';
import { runIfDue, noteReached, type JobLease } from '../../models/job-leases.ts';
import { replayMissedEvents } from './replay-missed-events.ts';
import { reconcile, type Reconciled } from './reconcile.ts';

const hour = 3_600_000;

/** Whether to start a nightly run: at night (UTC), or after a missed night. */
const isNightly = (ageMs: number | null): boolean => {
  const isNight = new Date().getUTCHours() < 5;
  return ageMs === null || ageMs > 26 * hour || (isNight && ageMs > 20 * hour);
};

/**
 * Reconciles all customers at night, on one server. After a crash another server continues from
 * the last stored page.
 */
export const reconcileNightly = (deps: Deps) => walk(deps, isNightly, ({ reached }) => reached);

/**
 * Reconciles all customers now, from the start.
 * @returns null while another process runs it
 */
export const reconcileNow = (deps: Deps, { isMoved = false } = {}) =>
  walk(
    deps,
    () => true,
    () => null,
    isMoved,
  );

async function walk(
  deps: Deps,
  isDue: (ageMs: number | null) => boolean,
  beginOf: (lease: JobLease) => string | null,
  isMoved = false,
): Promise<Reconciled | null> {
  if (!deps.payments) return null;
  return runIfDue(deps.db, 'billing reconcile', isDue, async (lease) => {
    const done = await reconcile(deps, {
      after: beginOf(lease),
      isMoved,
      async onPage(reached, { checked, failed }) {
        deps.metrics.countReconciled(checked, failed);
        deps.log.info({ checked, failed }, 'reconcile in progress');
        await noteReached(deps.db, lease, reached);
      },
    });
    await noteReached(deps.db, lease, null);
    deps.log.info(done, 'reconciled');
    return done;
  });
}

/** Replays missed webhook events every hour. */
export async function replayMissedEventsHourly(deps: Deps): Promise<void> {
  if (!deps.payments) return;
  const isDue = (ageMs: number | null) => ageMs === null || ageMs > hour;
  await runIfDue(deps.db, 'billing news', isDue, (lease) => replayMissedEvents(deps, lease));
}
