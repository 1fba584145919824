import type Stripe from 'stripe';
import { isRunning } from '@massima/contract/plan';
import {
  computeUpcomingInvoices,
  fullPriceOf,
  viewCharge,
  type RenewalTerms,
  type LiveDiscount,
} from './upcoming-invoices.ts';
import { periodOf } from './stripe-view.ts';

/**
 * Returns the discounts of a subscription as `listSubscriptions` reads them, with their coupons.
 */
export const discountsOf = ({ discounts }: Stripe.Subscription): LiveDiscount[] =>
  discounts.flatMap((discount) => {
    if (typeof discount === 'string') return [];
    const { coupon } = discount.source;
    return coupon && typeof coupon === 'object' ? [{ id: discount.id, coupon, end: discount.end }] : [];
  });

/**
 * Returns the customer's balance in cents, read with the subscription: negative for credit,
 * positive for debt other than invoices.
 */
export const balanceOf = ({ customer }: Stripe.Subscription): number =>
  typeof customer === 'object' && !customer.deleted ? customer.balance : 0;

/**
 * Returns the end of a subscription that does not renew; null if it renews. Moves with the period
 * at whose end it was cancelled.
 */
export const endOf = (
  { cancel_at_period_end, cancel_at }: Stripe.Subscription,
  periodEnd: number,
): number | null => (cancel_at_period_end ? periodEnd : cancel_at);

/** Returns the terms on which a subscription continues if nothing changes. */
export function renewalTermsOf(subscription: Stripe.Subscription, price: Stripe.Price): RenewalTerms {
  const { end } = periodOf(subscription);
  return {
    price,
    end,
    anchor: subscription.billing_cycle_anchor,
    endsAt: endOf(subscription, end),
    isTrial: subscription.status === 'trialing',
    discounts: discountsOf(subscription),
    balance: balanceOf(subscription),
    taxRate: 0,
  };
}

/**
 * Returns the next charge after discounts and credit, and the first charge at full price; null if
 * none will follow.
 * @param price  with its tiers
 */
export function chargesOf(subscription: Stripe.Subscription, price: Stripe.Price | undefined) {
  if (!price || !isRunning(subscription.status)) return { next: null, full: null };
  const course = renewalTermsOf(subscription, price);
  const [next] = computeUpcomingInvoices(course);
  const full = fullPriceOf(course, course.discounts.length > 0);
  return { next: next ? viewCharge(next) : null, full: full && viewCharge(full) };
}

/** Returns the customer's credit in cents. */
export const creditOf = (subscription: Stripe.Subscription): number => Math.max(0, -balanceOf(subscription));
