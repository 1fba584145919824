import type { Deps } from '../../deps.ts';
import { runIfDue, noteReached, type JobLease } from '../../models/job-leases.ts';
import { replayMissedEvents } from './replay-missed-events.ts';
import { reconcile, type Reconciled } from './reconcile.ts';

const hour = 3_600_000;

/** Once a night (UTC), or when a night was missed. */
const isNightly = (ageMs: number | null): boolean => {
  const isNight = new Date().getUTCHours() < 5;
  return ageMs === null || ageMs > 26 * hour || (isNight && ageMs > 20 * hour);
};

/** Walks all customers, for whichever server comes first; one that dies is followed by another, from the page it had reached. */
export const reconcileNightly = (deps: Deps) => walk(deps, isNightly, ({ reached }) => reached);

/** The same now, and from the beginning. @returns null where another process is at it. */
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
  beginOf: (turn: JobLease) => string | null,
  isMoved = false,
): Promise<Reconciled | null> {
  if (!deps.payments) return null;
  return runIfDue(deps.db, 'billing reconcile', isDue, async (turn) => {
    const done = await reconcile(deps, {
      after: beginOf(turn),
      isMoved,
      async onPage(reached, { checked, failed }) {
        deps.metrics.countReconciled(checked, failed);
        deps.log.info({ checked, failed }, 'reconcile goes on');
        await noteReached(deps.db, turn, reached);
      },
    });
    await noteReached(deps.db, turn, null);
    deps.log.info(done, 'reconciled');
    return done;
  });
}

/** What a lost webhook left undone is put right within the hour. */
export async function replayMissedEventsHourly(deps: Deps): Promise<void> {
  if (!deps.payments) return;
  const isDue = (ageMs: number | null) => ageMs === null || ageMs > hour;
  await runIfDue(deps.db, 'billing news', isDue, (turn) => replayMissedEvents(deps, turn));
}
