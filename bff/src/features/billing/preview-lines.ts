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

/** Returns the line of a discount, with the number of months it still applies. */
const couponLine = ({ coupon, end }: LiveDiscount, amount: number | null, at: number): PreviewLine =>
  line('coupon', amount === null ? null : -amount, {
    coupon: coupon.name ?? coupon.id,
    months_left: end === null ? null : monthsUntil(end, at),
  });

/**
 * Returns the line of a metered plan. Nothing is charged in advance; its fee is charged together
 * with the use.
 */
const meteredLine = (to: Stripe.Price): PreviewLine =>
  line('plan', null, { plan: to.nickname, fixed: feeOf(to) });

/** Returns the tax added to the prices. Tax included in the prices has no line. */
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
  /** Proration date of an earlier preview to repeat, in seconds; null for the provider's choice. */
  moment: number | null;
}

/**
 * Summary of an invoice that is created immediately. Its lines add up to the charge, or to the new
 * credit.
 */
export interface TodaysInvoice {
  lines: PreviewLine[];
  /** In seconds of the provider's clock; null if unknown. */
  at: number | null;
  due: number;
  /** Customer balance after the invoice, in cents; negative for credit. */
  balance: number;
  /** Ids of the discounts applied to the invoice. */
  used: Set<string>;
}

/**
 * Summarises the invoice of a change.
 * @param begins  true if a new period starts immediately, so that the provider previews only
 *   today's invoice
 * @returns null if nothing is invoiced today and the previewed invoice is the next renewal
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

/** Returns the lines for coupons, tax and balance, and the amount charged to the card. */
function sumOf(invoice: Stripe.Invoice, discounts: readonly LiveDiscount[], at: number) {
  const due = payable(invoice.total + invoice.starting_balance);
  const fromBalance = invoice.total < 0 ? 0 : due - invoice.total;
  const tax = separateTax(invoice);
  const lines = [
    ...reductionsOf(invoice).map(({ amount, discount }) => {
      // A discount that is not created yet has an id that exists only in the preview.
      const found = discounts.find(({ id }) => id === idOfDiscount(discount)) ?? discounts[0];
      return found ? couponLine(found, amount, at) : line('coupon', -amount);
    }),
    ...(tax !== 0 ? [line('tax', tax)] : []),
    ...(fromBalance !== 0 ? [line('balance', fromBalance)] : []),
  ];
  return { lines, due };
}

/** Returns the final bill of a metered plan: its fee and its use. */
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

/** Returns the lines for the fixed fee of an ending plan and for its use. */
function usedLines(sum: number, price: Stripe.Price | undefined): PreviewLine[] {
  const plan = price?.nickname ?? null;
  const fee = price && isMetered(price) ? Math.min(feeOf(price), sum) : 0;
  return [
    ...(fee > 0 ? [line('fee', fee, { plan })] : []),
    ...(fee === 0 || sum > fee ? [line('usage', sum - fee, { plan })] : []),
  ];
}

/**
 * Returns the lines of the first invoice after today's. If nothing is charged today, this invoice
 * is shown instead.
 */
export function linesOf(first: UpcomingInvoice | undefined, to: Stripe.Price): PreviewLine[] {
  if (!first) return [];
  // The coupon also lowers the charge for use, which is not known yet.
  if (first.metered)
    return [meteredLine(to), ...first.reductions.map(({ discount }) => couponLine(discount, null, first.at))];
  return [
    line('plan', first.full, { plan: to.nickname }),
    ...first.reductions.map(({ discount, amount }) => couponLine(discount, amount, first.at)),
    ...(first.tax !== 0 ? [line('tax', first.tax)] : []),
    ...(first.fromBalance !== 0 ? [line('balance', first.fromBalance)] : []),
  ];
}
