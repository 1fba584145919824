import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { noteReached, type JobLease } from '../../models/job-leases.ts';
import { customersWithOpenAttempts } from '../../models/payment-attempts.ts';
import { knownEvents } from '../../models/provider-events.ts';
import { forEachConcurrently } from '../../for-each-concurrently.ts';
import { customerOf, handleEvent, isRelevant } from './handle-event.ts';
import { underWayMs } from './payment-attempt.ts';
import { atATime, reconcile, reconcileCustomer } from './reconcile.ts';
import { requireOwnAccount } from './own-account.ts';
import { requirePayments } from './require-payments.ts';

/**
 * Reads the customers of missed events again, and the customers of attempts with unknown outcome.
 * The position to continue from is an event id and not a time, because clocks can differ.
 */
export async function replayMissedEvents(deps: Deps, lease: JobLease): Promise<void> {
  await requireOwnAccount(deps);
  await followAttempts(deps);
  let from = lease.reached;
  if (from === null) return noteReached(deps.db, lease, await newestEvent(deps));
  for (;;) {
    const page = await eventsAfter(deps, from);
    if (page === null) {
      // The provider keeps events for thirty days.
      await reconcile(deps);
      return noteReached(deps.db, lease, await newestEvent(deps));
    }
    await followEvents(deps, page);
    const [newest] = page;
    if (newest === undefined) return;
    from = newest.id;
    await noteReached(deps.db, lease, from);
  }
}

async function followAttempts(deps: Deps): Promise<void> {
  const customers = await customersWithOpenAttempts(deps.db, underWayMs);
  await forEachConcurrently(customers, atATime, (customer) =>
    attempt(deps, () => reconcileCustomer(deps, customer)),
  );
}

/** Reads each customer once, regardless of the number of events. */
async function followEvents(deps: Deps, events: readonly Stripe.Event[]): Promise<void> {
  const relevant = events.filter(isRelevant);
  const received = await knownEvents(
    deps.db,
    relevant.map(({ id }) => id),
  );
  const latest = new Map<string, Stripe.Event>();
  // Newest first, as the provider lists them.
  for (const event of relevant.filter(({ id }) => !received.has(id))) {
    const customer = customerOf(event);
    if (customer !== null && !latest.has(customer)) latest.set(customer, event);
  }
  if (latest.size > 0)
    deps.log.warn({ customers: latest.size }, 'replaying webhook events that were not delivered');
  await forEachConcurrently(latest.values(), atATime, (event) =>
    attempt(deps, () => handleEvent(deps, event)),
  );
}

/** Logs an error, so that the nightly run repeats the repair. */
const attempt = (deps: Deps, work: () => Promise<void>): Promise<void> =>
  work().catch((err: unknown) => deps.log.warn({ err }, 'could not replay missed webhook events'));

async function newestEvent(deps: Deps): Promise<string | null> {
  const { data } = await requirePayments(deps).call((stripe) => stripe.events.list({ limit: 1 }));
  return data[0]?.id ?? null;
}

/** Returns the events after this event, newest first; null if the provider no longer has it. */
async function eventsAfter(deps: Deps, id: string): Promise<Stripe.Event[] | null> {
  try {
    const { data } = await requirePayments(deps).call((stripe) =>
      stripe.events.list({ ending_before: id, limit: 100 }),
    );
    return data;
  } catch (error) {
    if (error instanceof AppError && error.key === 'file_not_found') return null;
    throw error;
  }
}
