import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { voidLatestInvoice } from './end-duplicates.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { expandedIntent, latestInvoiceOf, listWithIntents, readInvoice } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { refreshFromProvider, type ProviderSnapshot } from './sync-subscription.ts';

/**
 * A change of plan that was refused leaves an open invoice at the provider, and a customer who pays it within 23 hours
 * has the other plan after all. It is voided; one that waits for the payer's bank stays.
 * Only while nothing else moves the account's money: a charge that is under way is no refusal yet.
 * @returns whether there was one.
 */
export async function voidDeclinedChange(deps: Deps, subscription: Stripe.Subscription): Promise<boolean> {
  const latest = subscription.pending_update && latestInvoiceOf(subscription);
  if (!latest) return false;
  const invoice = await readInvoice(requirePayments(deps), latest);
  const wasRefused = expandedIntent(invoice)?.status === 'requires_payment_method' && invoice.attempted;
  return invoice.status === 'open' && wasRefused && (await voidLatestInvoice(deps, subscription));
}

/**
 * The same after a look, for a refusal that came in the bank's dialog or to a process that died. Skipped while another process is moving
 * the account's money.
 */
export async function cleanUpDeclinedChange(
  deps: Deps,
  customer: string,
  look: ProviderSnapshot,
): Promise<ProviderSnapshot> {
  const { userId, current } = look;
  if (userId === null || !current?.pending_update) return look;
  try {
    return await withBillingLease(deps, userId, async () => {
      const { current: now } = await refreshFromProvider(deps, customer);
      if (now) await voidDeclinedChange(deps, now);
      return refreshFromProvider(deps, customer, listWithIntents);
    });
  } catch (error) {
    if (error instanceof AppError && error.key === 'payment_in_progress') return look;
    throw error;
  }
}
