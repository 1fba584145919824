import type Stripe from 'stripe';
import { isRefusal, providerCode } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import type { Lease } from './with-billing-lease.ts';
import { hasEnded, latestInvoiceOf, listWithIntents } from './read-subscription.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { paymentIntentOf } from './stripe-view.ts';
import { refreshFromProvider, type ProviderSnapshot } from './sync-subscription.ts';

/**
 * Metadata key set at the provider before anything is ended, so that another process can continue
 * after a crash.
 */
const superseded = 'superseded_by';
const refunded = 'refunded';

const awaitsRefund = ({ metadata }: Stripe.Subscription): boolean =>
  metadata[superseded] !== undefined && metadata[refunded] === undefined;

/** Whether the customer has several subscriptions, or a subscription whose refund is incomplete. */
export const hasDuplicates = ({ all }: ProviderSnapshot): boolean =>
  all.filter((s) => !hasEnded(s)).length > 1 || all.some(awaitsRefund);

/**
 * Ends all subscriptions of a customer except the current subscription (`chooseSubscription`).
 * Cancels and refunds the others, and logs this.
 * @param first  read that has already started
 */
export async function endDuplicates(
  deps: Deps,
  { userId }: Lease,
  customer: string,
  first = refreshFromProvider(deps, customer, listWithIntents),
): Promise<ProviderSnapshot> {
  const snapshot = await first;
  if (!hasDuplicates(snapshot)) return snapshot;
  const duplicates = snapshot.all.filter(({ id }) => id !== snapshot.current?.id);
  await endAll(deps, userId, duplicates, snapshot.current?.id ?? 'none');
  return refreshFromProvider(deps, customer, listWithIntents);
}

/**
 * Cancels and refunds every subscription except `kept`, and completes earlier unfinished attempts.
 */
export async function endAll(
  deps: Deps,
  userId: number,
  duplicates: readonly Stripe.Subscription[],
  survivor: string,
): Promise<void> {
  for (const other of duplicates) {
    if (!hasEnded(other)) await supersede(deps, other, survivor);
    else if (!awaitsRefund(other)) continue;
    const amount = await refundAll(deps, other);
    await requirePayments(deps).call((stripe) =>
      stripe.subscriptions.update(other.id, { metadata: { [refunded]: String(amount) } }),
    );
    deps.log.error(
      { user: userId, subscription: other.id, kept: survivor, refunded: amount },
      'second subscription cancelled and refunded',
    );
  }
}

async function supersede(deps: Deps, other: Stripe.Subscription, by: string): Promise<void> {
  const payments = requirePayments(deps);
  await payments.call((stripe) => stripe.subscriptions.update(other.id, { metadata: { [superseded]: by } }));
  // A payment made in the meantime cannot be voided and is refunded like the rest.
  if (other.status === 'incomplete') await voidLatestInvoice(deps, other);
  await cancelNow(deps, other);
}

/**
 * Refunds the paid invoices of a subscription.
 * @returns cents
 */
async function refundAll(deps: Deps, { id }: Stripe.Subscription): Promise<number> {
  const payments = requirePayments(deps);
  const invoices = await payments.call((stripe) =>
    stripe.invoices
      .list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: 1000 }),
  );
  let sum = 0;
  for (const invoice of invoices.filter(({ amount_paid }) => amount_paid > 0)) {
    const intent = paymentIntentOf(invoice);
    const payment_intent = typeof intent === 'string' ? intent : intent?.id;
    if (!payment_intent) continue;
    // Refunds the full amount, so that a repeated refund is rejected and needs no idempotency key.
    await payments
      .call((stripe) => stripe.refunds.create({ payment_intent, reason: 'duplicate' }))
      .catch((error: unknown) => {
        if (providerCode(error) !== 'charge_already_refunded') throw error;
      });
    sum += invoice.amount_paid;
  }
  return sum;
}

/**
 * Voids the latest invoice of a subscription, so that no open dialog in a browser can pay it.
 * @returns false if it was paid in the meantime
 */
export async function voidLatestInvoice(deps: Deps, subscription: Stripe.Subscription): Promise<boolean> {
  const invoice = latestInvoiceOf(subscription);
  if (invoice === null) return true;
  try {
    await requirePayments(deps).call((stripe) => stripe.invoices.voidInvoice(invoice));
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The provider also rejects an invoice that is already void, after an interrupted attempt.
    const { status } = await requirePayments(deps).call((stripe) => stripe.invoices.retrieve(invoice));
    return status === 'void';
  }
}

/**
 * Cancels a subscription immediately. The provider may already have ended it when its first
 * invoice was voided.
 */
export const cancelNow = (deps: Deps, { id }: Stripe.Subscription) =>
  orIfMissing(
    requirePayments(deps).call((stripe) => stripe.subscriptions.cancel(id)),
    null,
  );
