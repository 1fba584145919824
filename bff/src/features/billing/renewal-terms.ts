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

/** As `listSubscriptions` reads them: with their coupons. */
export const discountsOf = ({ discounts }: Stripe.Subscription): LiveDiscount[] =>
  discounts.flatMap((discount) => {
    if (typeof discount === 'string') return [];
    const { coupon } = discount.source;
    return coupon && typeof coupon === 'object' ? [{ id: discount.id, coupon, end: discount.end }] : [];
  });

/** What the customer has to its credit, negative, or owes besides its invoices; read with the subscription. */
export const balanceOf = ({ customer }: Stripe.Subscription): number =>
  typeof customer === 'object' && !customer.deleted ? customer.balance : 0;

/** When a subscription ends by itself; null: it renews. Moves with the period whose end was chosen. */
export const endOf = (
  { cancel_at_period_end, cancel_at }: Stripe.Subscription,
  periodEnd: number,
): number | null => (cancel_at_period_end ? periodEnd : cancel_at);

/** As the subscription continues when nothing is changed. */
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
 * The next charge of one that runs, after discounts and credit, and the first at the full price; null where none will come.
 * @param price with its tiers
 */
export function chargesOf(subscription: Stripe.Subscription, price: Stripe.Price | undefined) {
  if (!price || !isRunning(subscription.status)) return { next: null, full: null };
  const course = renewalTermsOf(subscription, price);
  const [next] = computeUpcomingInvoices(course);
  const full = fullPriceOf(course, course.discounts.length > 0);
  return { next: next ? viewCharge(next) : null, full: full && viewCharge(full) };
}

/** What the customer has to its credit. */
export const creditOf = (subscription: Stripe.Subscription): number => Math.max(0, -balanceOf(subscription));
