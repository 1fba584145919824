import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { voidLatestInvoice } from './end-duplicates.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { expandedIntent, latestInvoiceOf, listWithIntents, readInvoice } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { refreshFromProvider, type ProviderSnapshot } from './sync-subscription.ts';

/**
 * Voids the open invoice of a declined plan change; if the customer paid it within 23 hours, the
 * plan would change after all. A change that waits for the payer's bank is kept. Call only under
 * the account's lease, because a pending charge is not a decline yet.
 * @returns whether a declined change existed
 */
export async function voidDeclinedChange(deps: Deps, subscription: Stripe.Subscription): Promise<boolean> {
  const latest = subscription.pending_update && latestInvoiceOf(subscription);
  if (!latest) return false;
  const invoice = await readInvoice(requirePayments(deps), latest);
  const wasRefused = expandedIntent(invoice)?.status === 'requires_payment_method' && invoice.attempted;
  return invoice.status === 'open' && wasRefused && (await voidLatestInvoice(deps, subscription));
}

/**
 * Voids a change that was declined in the bank's dialog, or whose process died. Skipped while
 * another process holds the account's lease.
 */
export async function cleanUpDeclinedChange(
  deps: Deps,
  customer: string,
  snapshot: ProviderSnapshot,
): Promise<ProviderSnapshot> {
  const { userId, current } = snapshot;
  if (userId === null || !current?.pending_update) return snapshot;
  try {
    return await withBillingLease(deps, userId, async () => {
      const { current: now } = await refreshFromProvider(deps, customer);
      if (now) await voidDeclinedChange(deps, now);
      return refreshFromProvider(deps, customer, listWithIntents);
    });
  } catch (error) {
    if (error instanceof AppError && error.key === 'payment_in_progress') return snapshot;
    throw error;
  }
}
