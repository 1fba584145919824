import type Stripe from 'stripe';
import type { Subscription } from '@massima/contract/billing';
import type { Payments } from '../../adapters/payments.ts';
import { paymentIntentOf, viewSubscription } from './stripe-view.ts';

const ended = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired']);

/** The customer's subscription that has not ended: there is at most one. */
export async function currentSubscription(
  payments: Payments,
  customer: string,
): Promise<Stripe.Subscription | null> {
  const { data } = await payments.call((stripe) =>
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 20,
      expand: ['data.discounts', 'data.discounts.source.coupon', 'data.items.data.price'],
    }),
  );
  return data.find((s) => !ended.has(s.status)) ?? null;
}

/** A subscription as documented, with the payment intent of its latest invoice. */
export async function presentSubscription(
  payments: Payments,
  subscription: Stripe.Subscription,
): Promise<Subscription> {
  const latest = subscription.latest_invoice;
  const invoiceId = typeof latest === 'string' ? latest : latest?.id;
  return viewSubscription(subscription, invoiceId ? await intentOf(payments, invoiceId) : null);
}

async function intentOf(payments: Payments, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  const invoice = await payments.call((stripe) =>
    stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
  );
  const intent = paymentIntentOf(invoice);
  if (intent === null || typeof intent !== 'string') return intent;
  return payments.call((stripe) => stripe.paymentIntents.retrieve(intent));
}
