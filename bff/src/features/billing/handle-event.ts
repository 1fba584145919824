import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isOwnerGone } from '../../models/owner-gone.ts';
import { isKnownEvent, rememberEvent } from '../../models/provider-events.ts';
import { endDuplicates, hasDuplicates } from './end-duplicates.ts';
import { issueInvoices } from './issue-invoices.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { cleanUpDeclinedChange } from './declined-change.ts';
import { refreshFromProvider } from './sync-subscription.ts';

/**
 * Event types that can change what an account may do. Other events are acknowledged and ignored.
 */
const relevant =
  /^(?:customer\.subscription\.|customer\.(?:deleted|updated)$|charge\.refunded$|invoice\.|payment_intent\.|payment_method\.|setup_intent\.)/;

/** Event types for payments, refunds and the customer data of an electronic invoice. */
const invoiced = /^(?:invoice\.paid|charge\.refunded|customer\.updated)$/;

export const isRelevant = ({ type }: Stripe.Event): boolean => relevant.test(type);

/**
 * Handles a webhook by reading the customer again, so the order of events does not matter. The
 * event id is stored with the result, so a duplicate does nothing. If reading fails, the id is not
 * stored and the provider's retry repeats it.
 */
export async function handleEvent(deps: Deps, event: Stripe.Event): Promise<void> {
  if (!isRelevant(event)) return;
  if (await isKnownEvent(deps.db, event.id)) return;
  const customer = customerOf(event);
  if (customer) {
    await refreshAndCleanUp(deps, customer).catch((error: unknown) => {
      if (!isOwnerGone(error)) throw error;
      deps.log.info({ event: event.id }, 'webhook for a deleted account ignored');
    });
    if (invoiced.test(event.type)) await issueInvoices(deps, customer);
  }
  await rememberEvent(deps.db, { id: event.id, type: event.type, received_at: deps.clock.now() });
}

async function refreshAndCleanUp(deps: Deps, customer: string): Promise<void> {
  const snapshot = await cleanUpDeclinedChange(deps, customer, await refreshFromProvider(deps, customer));
  if (snapshot.userId === null || !hasDuplicates(snapshot)) return;
  await withBillingLease(deps, snapshot.userId, (lease) => endDuplicates(deps, lease, customer)).catch(
    (error: unknown) => {
      // The current lease holder also checks for a second subscription.
      if (!(error instanceof AppError && error.key === 'payment_in_progress')) throw error;
    },
  );
}

/** Returns the customer id of an event; null if it concerns no customer. */
export function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as {
    id?: string;
    object?: string;
    customer?: string | { id: string } | null;
  };
  if (object.object === 'customer') return object.id ?? null;
  return typeof object.customer === 'string' ? object.customer : (object.customer?.id ?? null);
}
