import type Stripe from 'stripe';
import { isIncomplete } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/** The cards of a customer, the newest first. */
export async function cardsOf(deps: Deps, customer: string): Promise<Stripe.PaymentMethod[]> {
  const list = await orIfMissing(
    requirePayments(deps).call((stripe) =>
      stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    ),
    null,
  );
  return list?.data ?? [];
}

/** Whether a subscription goes on to be charged. One whose first payment was left halfway never began. */
export const willRenew = (subscription: Stripe.Subscription | null): subscription is Stripe.Subscription =>
  subscription !== null && !subscription.cancel_at_period_end && !isIncomplete(subscription.status);

/** The card that a renewal is charged to: the subscription's own before the customer's, as the provider takes them. */
export async function payingCard(
  deps: Deps,
  customer: string,
  { default_payment_method: own }: Stripe.Subscription,
): Promise<string | null> {
  if (own) return typeof own === 'string' ? own : own.id;
  const found = await requirePayments(deps).call((stripe) => stripe.customers.retrieve(customer));
  const theirs = found.deleted ? null : found.invoice_settings.default_payment_method;
  return typeof theirs === 'string' ? theirs : (theirs?.id ?? null);
}
