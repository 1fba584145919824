import type Stripe from 'stripe';
import type { z } from 'zod';
import type { charge } from '@massima/contract/billing';
import { feeOf } from './fee-of.ts';
import { isMetered } from './billing-in-arrears.ts';
import { periodEnd } from './periods.ts';

export interface LiveDiscount {
  /** Provider's id of the discount, or the coupon's id if the discount is not created yet. */
  id: string;
  coupon: Stripe.Coupon;
  /** Invoices of periods that start before this time are lowered (seconds); null for no end. */
  end: number | null;
}

/**
 * Terms from which the next invoices of a subscription are computed. Times in seconds, amounts in
 * cents.
 */
export interface RenewalTerms {
  price: Stripe.Price;
  /** End of the current period, when the next invoice is created. */
  end: number;
  /** Start from which all period ends are counted. */
  anchor: number;
  /** End of the subscription; null if it renews. */
  endsAt: number | null;
  /** Use during a trial is free. */
  isTrial: boolean;
  discounts: readonly LiveDiscount[];
  /** Customer balance; negative for credit. */
  balance: number;
  /** Tax added to the prices, as a fraction. */
  taxRate: number;
}

/** Future invoice. If use decides the amount, all fields but `at` are null in the response. */
export interface UpcomingInvoice {
  at: number;
  metered: boolean;
  full: number;
  /** Amount of each discount. */
  reductions: { discount: LiveDiscount; amount: number }[];
  tax: number;
  /** Amount added from the balance; negative if credit is used. */
  fromBalance: number;
  /** Amount charged to the card. */
  due: number;
}

/** Minimum card charge of the provider. Smaller amounts stay on the customer's balance. */
const smallestCharge = 50;

/** Returns the amount charged to a card for a debt. The rest stays on the balance. */
export const payable = (owed: number): number => (owed < smallestCharge ? 0 : owed);

/** Returns the next invoices, two at most; empty once the subscription has ended. */
export function computeUpcomingInvoices(course: RenewalTerms): UpcomingInvoice[] {
  const found: UpcomingInvoice[] = [];
  for (const invoice of invoicesAfter(course)) {
    found.push(invoice);
    if (found.length === 2) break;
  }
  return found;
}

/**
 * Returns the first invoice without a discount, before credit.
 * @returns null if no coupon applies, a coupon never ends, or no such invoice follows
 */
export function fullPriceOf(course: RenewalTerms, isLowered: boolean): UpcomingInvoice | null {
  const isEndless = ({ end, coupon }: LiveDiscount) => end === null && coupon.duration !== 'once';
  if (!isLowered || course.discounts.some(isEndless)) return null;
  for (const invoice of invoicesAfter(course))
    if (invoice.reductions.length === 0) return { ...invoice, due: invoice.full + invoice.tax };
  return null;
}

function* invoicesAfter(course: RenewalTerms): Generator<UpcomingInvoice> {
  const { price, anchor, endsAt, isTrial } = course;
  if (!price.recurring) return;
  const metered = isMetered(price);
  let { end: at, balance, discounts } = course;
  let isFree = isTrial && metered;
  // A metered plan is billed for its last period, too. A prepaid plan starts no further period.
  while (endsAt === null || at < endsAt || (metered && at === endsAt)) {
    if (!isFree) {
      const invoice = invoiceAt(at, course, discounts, balance);
      yield invoice;
      balance -= invoice.fromBalance;
      const used = new Set(invoice.reductions.map(({ discount }) => discount.id));
      discounts = withoutSpent(discounts, used);
    }
    isFree = false;
    at = periodEnd(anchor, at, price.recurring);
  }
}

/** Removes discounts for one invoice only that were applied. */
export const withoutSpent = (discounts: readonly LiveDiscount[], used: ReadonlySet<string>): LiveDiscount[] =>
  discounts.filter(({ id, coupon }) => coupon.duration !== 'once' || !used.has(id));

function invoiceAt(
  at: number,
  { price, taxRate }: RenewalTerms,
  discounts: readonly LiveDiscount[],
  balance: number,
): UpcomingInvoice {
  const full = feeOf(price);
  let left = full;
  const reductions = discounts
    .filter(({ end }) => end === null || end > at)
    .flatMap((discount) => {
      const amount = reduction(discount.coupon, left);
      left -= amount;
      return amount === 0 ? [] : [{ discount, amount }];
    });
  const tax = Math.round(left * taxRate);
  const total = left + tax;
  const due = payable(total + balance);
  return { at, metered: isMetered(price), full, reductions, tax, fromBalance: due - total, due };
}

/** Returns the amount that a coupon takes off. A coupon has either a percentage or an amount. */
function reduction({ percent_off, amount_off }: Stripe.Coupon, amount: number): number {
  if (percent_off !== null) return Math.round((amount * percent_off) / 100);
  return amount_off === null ? 0 : Math.min(amount_off, amount);
}

/**
 * Converts an invoice for the response. If use decides, the amount is null and `fixed` is the
 * certain fee.
 */
export const viewCharge = ({
  at,
  metered,
  full,
  reductions,
  tax,
  due,
}: UpcomingInvoice): z.infer<typeof charge> => ({
  at,
  amount: metered ? null : due,
  metered,
  fixed: metered ? reductions.reduce((left, { amount }) => left - amount, full) + tax : null,
});
