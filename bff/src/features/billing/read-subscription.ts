import type Stripe from 'stripe';
import { isRunning } from '@massima/contract/plan';
import type { Subscription } from '@massima/contract/billing';
import type { Payments } from '../../adapters/payments.ts';
import { chargesOf, creditOf } from './renewal-terms.ts';
import { withTiers } from './price-tiers.ts';
import { orIfMissing } from './require-payments.ts';
import { paymentIntentOf, viewSubscription } from './stripe-view.ts';

const ended: ReadonlySet<Stripe.Subscription.Status> = new Set(['canceled', 'incomplete_expired']);

export const hasEnded = ({ status }: Stripe.Subscription): boolean => ended.has(status);

/**
 * Returns all subscriptions of a customer, including ended ones, newest first; empty if the
 * provider deleted the customer.
 */
export async function listSubscriptions(
  payments: Payments,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const list = await orIfMissing(
    payments.call((stripe) =>
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: [
          'data.customer',
          'data.discounts',
          'data.discounts.source.coupon',
          'data.items.data.price',
          'data.latest_invoice.payments',
        ],
      }),
    ),
    null,
  );
  return list?.data ?? [];
}

/** Number of recent payment intents to read. Older intents are not searched for. */
const newestIntents = 10;

/**
 * Returns all subscriptions of a customer, each with the payment intent of its latest invoice. The
 * intents are requested in parallel, because they are one level deeper than the provider expands.
 */
export async function listWithIntents(payments: Payments, customer: string): Promise<Stripe.Subscription[]> {
  const [subscriptions, intents] = await Promise.all([
    listSubscriptions(payments, customer),
    orIfMissing(
      payments.call((stripe) => stripe.paymentIntents.list({ customer, limit: newestIntents })),
      null,
    ),
  ]);
  const byId = new Map(intents?.data.map((intent) => [intent.id, intent]));
  for (const { latest_invoice: invoice } of subscriptions)
    for (const { payment } of (typeof invoice === 'object' && invoice?.payments?.data) || [])
      if (typeof payment.payment_intent === 'string')
        payment.payment_intent = byId.get(payment.payment_intent) ?? payment.payment_intent;
  return subscriptions;
}

/**
 * Returns the rank of a status; lower ranks are kept first: running, renewal unpaid, never
 * started.
 */
const standing = ({ status }: Stripe.Subscription): number =>
  isRunning(status) ? 0 : status === 'incomplete' ? 2 : 1;

/**
 * Returns the customer's subscription that has not ended, or null. Of several, running
 * subscriptions come first, then the subscription that the account requested last.
 * @param attempts  keys of the account's attempts, newest first
 */
export function chooseSubscription(
  subscriptions: readonly Stripe.Subscription[],
  attempts: readonly string[],
): Stripe.Subscription | null {
  const positionOf = ({ metadata }: Stripe.Subscription) => {
    const position = attempts.indexOf(metadata['attempt'] ?? '');
    return position < 0 ? attempts.length : position;
  };
  const [current] = subscriptions
    .filter((s) => !hasEnded(s))
    .sort((a, b) => standing(a) - standing(b) || positionOf(a) - positionOf(b) || b.created - a.created);
  return current ?? null;
}

/**
 * Returns a subscription in the documented shape, with the payment intent of its latest invoice
 * and the tiers of its price.
 */
export async function presentSubscription(
  payments: Payments,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<Subscription> {
  const [intent, items] = await Promise.all([
    latestIntentOf(payments, subscription),
    Promise.all(
      subscription.items.data.map(async (item) => ({
        ...item,
        price: await withTiers(payments, item.price),
      })),
    ),
  ]);
  return viewSubscription(
    { ...subscription, items: { ...subscription.items, data: items } },
    { intent, now, charges: chargesOf(subscription, items[0]?.price), credit: creditOf(subscription) },
  );
}

/**
 * Returns the payment intent of a subscription's latest invoice, and requests it if it is not
 * expanded.
 */
export async function latestIntentOf(
  payments: Payments,
  { latest_invoice: latest }: Stripe.Subscription,
): Promise<Stripe.PaymentIntent | null> {
  if (typeof latest === 'string') return expandedIntent(await readInvoice(payments, latest));
  const intent = latest && paymentIntentOf(latest);
  return typeof intent === 'string'
    ? payments.call((stripe) => stripe.paymentIntents.retrieve(intent))
    : intent;
}

export const latestInvoiceOf = ({ latest_invoice: latest }: Stripe.Subscription): string | null =>
  typeof latest === 'string' ? latest : (latest?.id ?? null);

export const readInvoice = (payments: Payments, id: string): Promise<Stripe.Invoice> =>
  payments.call((stripe) =>
    stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] }),
  );

/** Returns the expanded payment intent of an invoice. */
export function expandedIntent(invoice: Stripe.Invoice): Stripe.PaymentIntent | null {
  const intent = paymentIntentOf(invoice);
  return typeof intent === 'string' ? null : intent;
}
