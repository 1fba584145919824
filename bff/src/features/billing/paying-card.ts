import type Stripe from 'stripe';
import { isIncomplete } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { idOf } from './stripe-view.ts';

/** The cards of a customer, the newest first; null where the provider has no such customer. */
export const cardsOf = (deps: Deps, customer: string): Promise<Stripe.ApiList<Stripe.PaymentMethod> | null> =>
  orIfMissing(
    requirePayments(deps).call((stripe) =>
      stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }),
    ),
    null,
  );

/** Whether a subscription continues to be charged. One whose first payment was left halfway never began. */
export const willRenew = (subscription: Stripe.Subscription | null): subscription is Stripe.Subscription =>
  subscription !== null && !subscription.cancel_at_period_end && !isIncomplete(subscription.status);

/** The card that a renewal is charged to: the subscription's own before the customer's, as the provider takes them. */
export function payingCard({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  if (own) return idOf(own);
  return typeof customer === 'object' && !customer.deleted ? cardOf(customer) : null;
}

/** The card that is charged where a subscription names none. */
export const cardOf = ({ invoice_settings }: Stripe.Customer): string | null =>
  idOf(invoice_settings.default_payment_method);
