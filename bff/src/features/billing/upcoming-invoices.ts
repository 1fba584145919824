import type Stripe from 'stripe';
import type { z } from 'zod';
import type { charge } from '@massima/contract/billing';
import { feeOf } from './fee-of.ts';
import { isMetered } from './billing-in-arrears.ts';
import { periodEnd } from './periods.ts';

export interface LiveDiscount {
  /** The provider's id of the discount; of one that is not made yet, the coupon's. */
  id: string;
  coupon: Stripe.Coupon;
  /** Invoices of periods that begin before this moment are lowered (seconds); null: it has no end. */
  end: number | null;
}

/** How a subscription continues: what its next invoices are made from. Seconds and cents. */
export interface RenewalTerms {
  price: Stripe.Price;
  /** When the current period ends, and so when the next invoice is made. */
  end: number;
  /** The ends of all periods are counted from here. */
  anchor: number;
  /** It is not renewed past this moment. */
  endsAt: number | null;
  /** What is used in a trial costs nothing. */
  isTrial: boolean;
  discounts: readonly LiveDiscount[];
  /** The customer's balance: negative is credit. */
  balance: number;
  /** What tax puts on top of the prices, as a share of them. */
  taxRate: number;
}

/** An invoice that will be made. All but `at` null where use decides. */
export interface UpcomingInvoice {
  at: number;
  metered: boolean;
  full: number;
  /** What each discount takes off. */
  reductions: { discount: LiveDiscount; amount: number }[];
  tax: number;
  /** Put on the invoice from the balance; negative where credit pays. */
  fromBalance: number;
  /** What the card is charged. */
  due: number;
}

/** Less than this is not worth a card payment to the provider: it waits on the customer's balance. */
const smallestCharge = 50;

/** What a card is charged of what is owed; the rest is the balance after it. */
export const payable = (owed: number): number => (owed < smallestCharge ? 0 : owed);

/** The invoices that follow, two at most; none once the subscription has ended. */
export function computeUpcomingInvoices(course: RenewalTerms): UpcomingInvoice[] {
  const found: UpcomingInvoice[] = [];
  for (const invoice of invoicesAfter(course)) {
    found.push(invoice);
    if (found.length === 2) break;
  }
  return found;
}

/**
 * The first invoice that no coupon lowers any more, before credit.
 * @returns null where no coupon lowers anything, one does so for ever, or no invoice comes after it
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
  // A plan that is billed afterwards is billed for its last period too; one that is paid beforehand begins none.
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

/** A coupon for one time goes at the first invoice that it lowers. */
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

/** A coupon takes off a share or an amount, and has one of the two. */
function reduction({ percent_off, amount_off }: Stripe.Coupon, amount: number): number {
  if (percent_off !== null) return Math.round((amount * percent_off) / 100);
  return amount_off === null ? 0 : Math.min(amount_off, amount);
}

/** On the wire: what use decides has no amount yet, and a fee that is certain. */
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
