import type Stripe from 'stripe';
import type { z } from 'zod';
import type { previewLine } from '@massima/contract/plan-choice';
import { feeOf } from './fee-of.ts';
import { payable, type UpcomingInvoice, type LiveDiscount } from './upcoming-invoices.ts';
import { isProration, priceIdOf } from './invoice-line.ts';
import { isMetered } from './billing-in-arrears.ts';
import { monthsUntil } from './periods.ts';

export type PreviewLine = z.infer<typeof previewLine>;

export const line = (
  kind: PreviewLine['kind'],
  amount: number | null,
  more: Partial<PreviewLine> = {},
): PreviewLine => ({
  kind,
  amount,
  fixed: null,
  plan: null,
  coupon: null,
  months_left: null,
  ...more,
});

/** What a discount takes off, and for how many months more. */
const couponLine = ({ coupon, end }: LiveDiscount, amount: number | null, at: number): PreviewLine =>
  line('coupon', amount === null ? null : -amount, {
    coupon: coupon.name ?? coupon.id,
    months_left: end === null ? null : monthsUntil(end, at),
  });

/** Nothing of a plan that is billed by use is charged beforehand: its fee comes with what was used. */
const meteredLine = (to: Stripe.Price): PreviewLine =>
  line('plan', null, { plan: to.nickname, fixed: feeOf(to) });

/** Tax that comes on top of the prices; what they include has no separate line. */
const separateTax = ({ total_taxes }: Stripe.Invoice): number =>
  (total_taxes ?? [])
    .filter(({ tax_behavior }) => tax_behavior === 'exclusive')
    .reduce((sum, { amount }) => sum + amount, 0);

export const taxRateOf = (invoice: Stripe.Invoice): number =>
  invoice.total_excluding_tax ? separateTax(invoice) / invoice.total_excluding_tax : 0;

interface Change {
  from: Stripe.Price | null;
  to: Stripe.Price;
  discounts: readonly LiveDiscount[];
  /** The provider's moment of an earlier look, which this one repeats. */
  moment: number | null;
}

/**
 * An invoice that is made immediately, in short. Its lines add up to what is charged, or to the credit that arises.
 */
export interface TodaysInvoice {
  lines: PreviewLine[];
  /** Seconds, by the provider's clock. */
  at: number | null;
  due: number;
  /** The customer's balance after it. */
  balance: number;
  /** Ids of the discounts that have lowered it. */
  used: Set<string>;
}

/**
 * @param begins a new period begins immediately, so that the provider previews the invoice of this moment only
 * @returns null: nothing is invoiced immediately, and what the provider has previewed is the next renewal
 */
export function todaysInvoice(
  invoice: Stripe.Invoice,
  begins: boolean,
  { from, to, discounts, moment }: Change,
): TodaysInvoice | null {
  const data = invoice.lines.data;
  if (!begins && !data.some(isProration)) return null;
  const sum = (some: Stripe.InvoiceLineItem[]) => some.reduce((all, { amount }) => all + amount, 0);
  const back = data.filter(({ amount }) => amount < 0);
  const forth = data.filter((each) => each.amount >= 0 && priceIdOf(each) === to.id);
  const used = data.filter((each) => !back.includes(each) && !forth.includes(each) && each.amount !== 0);
  const moments = [...forth, ...back.filter(isProration)].map(({ period }) => period.start);
  const at = moment ?? moments[0] ?? null;
  const { lines, due } = sumOf(invoice, discounts, at ?? 0);
  return {
    lines: [
      isMetered(to) ? meteredLine(to) : line('plan', sum(forth), { plan: to.nickname }),
      ...(used.length > 0 ? usedLines(sum(used), from ?? undefined) : []),
      ...(back.length > 0 ? [line('credit', sum(back), { plan: from?.nickname ?? null })] : []),
      ...lines,
    ],
    at,
    due: invoice.total < 0 ? invoice.total : due,
    balance: invoice.starting_balance + invoice.total - due,
    used: new Set(reductionsOf(invoice).map(({ discount }) => idOfDiscount(discount))),
  };
}

const reductionsOf = ({ total_discount_amounts }: Stripe.Invoice) =>
  (total_discount_amounts ?? []).filter(({ amount }) => amount !== 0);

const idOfDiscount = (discount: string | Stripe.Discount | Stripe.DeletedDiscount): string =>
  typeof discount === 'string' ? discount : discount.id;

/** What coupons, tax and the customer's balance do to an invoice, and what the card is charged then. */
function sumOf(invoice: Stripe.Invoice, discounts: readonly LiveDiscount[], at: number) {
  const due = payable(invoice.total + invoice.starting_balance);
  const fromBalance = invoice.total < 0 ? 0 : due - invoice.total;
  const tax = separateTax(invoice);
  const lines = [
    ...reductionsOf(invoice).map(({ amount, discount }) => {
      // One that is yet to be made has an id of the preview's own.
      const found = discounts.find(({ id }) => id === idOfDiscount(discount)) ?? discounts[0];
      return found ? couponLine(found, amount, at) : line('coupon', -amount);
    }),
    ...(tax !== 0 ? [line('tax', tax)] : []),
    ...(fromBalance !== 0 ? [line('balance', fromBalance)] : []),
  ];
  return { lines, due };
}

/** The bill with which a plan ends that is paid afterwards: its fee and what was used. */
export function lastInvoice(
  invoice: Stripe.Invoice,
  price: Stripe.Price | undefined,
  discounts: readonly LiveDiscount[],
  at: number,
): { lines: PreviewLine[]; due: number } {
  const used = invoice.lines.data.reduce((all, { amount }) => all + amount, 0);
  const { lines, due } = sumOf(invoice, discounts, at);
  return { lines: [...usedLines(used, price), ...lines], due };
}

/** The fixed fee of a plan that ends, and what its use adds to it. */
function usedLines(sum: number, price: Stripe.Price | undefined): PreviewLine[] {
  const plan = price?.nickname ?? null;
  const fee = price && isMetered(price) ? Math.min(feeOf(price), sum) : 0;
  return [
    ...(fee > 0 ? [line('fee', fee, { plan })] : []),
    ...(fee === 0 || sum > fee ? [line('usage', sum - fee, { plan })] : []),
  ];
}

/** The first invoice after today's, in short: where nothing is charged today it is the one that matters. */
export function linesOf(first: UpcomingInvoice | undefined, to: Stripe.Price): PreviewLine[] {
  if (!first) return [];
  // The coupon lowers the use as well, which is not known yet.
  if (first.metered)
    return [meteredLine(to), ...first.reductions.map(({ discount }) => couponLine(discount, null, first.at))];
  return [
    line('plan', first.full, { plan: to.nickname }),
    ...first.reductions.map(({ discount, amount }) => couponLine(discount, amount, first.at)),
    ...(first.tax !== 0 ? [line('tax', first.tax)] : []),
    ...(first.fromBalance !== 0 ? [line('balance', first.fromBalance)] : []),
  ];
}
