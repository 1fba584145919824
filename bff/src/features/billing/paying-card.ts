import type Stripe from 'stripe';
import { isIncomplete } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { idOf } from './stripe-view.ts';

/** Returns the cards of a customer, newest first; null if the provider has no such customer. */
export const cardsOf = (deps: Deps, customer: string): Promise<Stripe.ApiList<Stripe.PaymentMethod> | null> =>
  orIfMissing(
    requirePayments(deps).call((stripe) =>
      stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    ),
    null,
  );

/**
 * Whether a subscription will be charged again. A subscription with an incomplete first payment
 * never started.
 */
export const willRenew = (subscription: Stripe.Subscription | null): subscription is Stripe.Subscription =>
  subscription !== null && !subscription.cancel_at_period_end && !isIncomplete(subscription.status);

/**
 * Returns the card that a renewal is charged to: the subscription's card, otherwise the customer's
 * card, as the provider does.
 */
export function payingCard({
  default_payment_method: defaultMethod,
  customer,
}: Stripe.Subscription): string | null {
  if (defaultMethod) return idOf(defaultMethod);
  return typeof customer === 'object' && !customer.deleted ? cardOf(customer) : null;
}

/** Returns the card that is charged if a subscription names none. */
export const cardOf = ({ invoice_settings }: Stripe.Customer): string | null =>
  idOf(invoice_settings.default_payment_method);
