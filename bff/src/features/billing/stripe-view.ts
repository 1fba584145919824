import type Stripe from 'stripe';
import type { z } from 'zod';
import type {
  coupon,
  customer,
  invoice,
  paymentIntent,
  paymentMethod,
  Price,
  product,
  Subscription,
} from '@massima/contract/billing';
import { remainingDays } from '@massima/contract/format/dates';
import { fieldsOf } from '@massima/contract/record';
import { isProration, planOf, priceIdOf } from './invoice-line.ts';
import { nameOnInvoice } from './invoice-rules.ts';
import { monthsUntil } from './periods.ts';

/**
 * Returns the id of an expanded or unexpanded object.
 *
 * This file converts provider objects to the documented shapes, regardless of the pinned API
 * version. Amounts stay in cents and times in Unix seconds. Newer versions moved periods to the
 * items, the payment intent to `payments` and the coupon to `discounts[].source`.
 */
export const idOf = (object: unknown): string | null => {
  const id = typeof object === 'string' ? object : fieldsOf(object)['id'];
  return typeof id === 'string' ? id : null;
};
const expanded = <T extends object>(object: string | T | null | undefined): T | null =>
  typeof object === 'object' ? object : null;

/** Converts a provider list; empty if it is missing. */
export const viewList = <T, V>(
  list: { data: readonly T[]; has_more: boolean } | null | undefined,
  view: (item: T) => V,
) => ({ object: 'list' as const, data: (list?.data ?? []).map(view), has_more: list?.has_more ?? false });

type CouponView = z.infer<typeof coupon>;
type InvoiceView = z.infer<typeof invoice>;
/** Narrows an open enumeration of the SDK. The contract's output schema rejects unknown values. */
const asKnown = <T extends string>(value: string) => value as T;

export const viewCoupon = (c: Stripe.Coupon): CouponView => ({
  id: c.id,
  name: c.name,
  amount_off: c.amount_off,
  percent_off: c.percent_off,
  duration: asKnown<CouponView['duration']>(c.duration),
  duration_in_months: c.duration_in_months,
  redeem_by: c.redeem_by,
  metadata: c.metadata ?? {},
});

export const viewProduct = (p: Stripe.Product): z.infer<typeof product> => ({
  id: p.id,
  name: p.name,
  active: p.active,
  metadata: p.metadata,
});

export const viewPrice = (p: Stripe.Price): Price => ({
  id: p.id,
  nickname: p.nickname,
  product: idOf(p.product) ?? '',
  unit_amount: p.unit_amount,
  currency: p.currency,
  active: p.active,
  recurring: p.recurring && {
    interval: asKnown<NonNullable<Price['recurring']>['interval']>(p.recurring.interval),
    interval_count: p.recurring.interval_count,
  },
  metadata: p.metadata,
  ...(p.tiers && {
    tiers: p.tiers.map((t) => ({ up_to: t.up_to, flat_amount: t.flat_amount, unit_amount: t.unit_amount })),
  }),
});

export const viewPaymentIntent = (p: Stripe.PaymentIntent): z.infer<typeof paymentIntent> => ({
  id: p.id,
  status: p.status,
  client_secret: p.client_secret,
  payment_method: idOf(p.payment_method),
});

export const viewPaymentMethod = (p: Stripe.PaymentMethod): z.infer<typeof paymentMethod> => ({
  id: p.id,
  card: p.card
    ? { last4: p.card.last4, brand: p.card.brand, exp_month: p.card.exp_month, exp_year: p.card.exp_year }
    : null,
  name: p.billing_details.name,
});

export function viewCustomer(c: Stripe.Customer, trialEnd: Date | null, now: Date): z.infer<typeof customer> {
  const { Pec, Fe_code, Fiscal_code, is_invoice, vat_number } = c.metadata;
  const numbers = viewList(c.tax_ids, ({ type, value }) => ({ type, value }));
  if (vat_number) numbers.data.unshift({ type: 'unknown', value: vat_number });
  const address = Object.fromEntries(Object.entries(c.address ?? {}).filter(([, value]) => value));
  if (numbers.data[0]?.value.startsWith('XI')) address['country'] = 'XI';
  return {
    id: c.id,
    email: c.email,
    invoice_name: nameOnInvoice(c.name ?? ''),
    address: (c.address ?? null) && address,
    tax_ids: numbers,
    metadata: {
      ...(Pec && { Pec }),
      ...(Fe_code && { Fe_code }),
      ...(Fiscal_code && { Fiscal_code }),
      ...((is_invoice === 'true' || is_invoice === 'false') && { is_invoice }),
    },
    trial_days: remainingDays(trialEnd, now),
    trial_end: trialEnd && Math.floor(trialEnd.getTime() / 1000),
    credit: Math.max(0, -c.balance),
    default_payment_method: idOf(c.invoice_settings.default_payment_method),
  };
}

/** Returns the payment intent of an invoice's default payment, if expanded. */
export function paymentIntentOf(i: Stripe.Invoice): string | Stripe.PaymentIntent | null {
  const payments = i.payments?.data ?? [];
  const payment = payments.find((p) => p.is_default) ?? payments[0];
  return payment?.payment.payment_intent ?? null;
}

/** Invoice data that are not part of the invoice object. */
interface Named {
  plan?: string | null;
  quote?: string | null;
}

export function viewInvoice(i: Stripe.Invoice, { plan = null, quote = null }: Named = {}): InvoiceView {
  const intent = expanded(paymentIntentOf(i) as string | Stripe.PaymentIntent | null);
  return {
    id: i.id,
    number: i.number,
    status: asKnown<InvoiceView['status']>(i.status ?? 'draft'),
    created: i.created,
    currency: i.currency,
    amount_paid: i.amount_paid,
    amount_due: i.amount_due,
    invoice_pdf: i.invoice_pdf ?? null,
    payment_intent: intent && viewPaymentIntent(intent),
    next_payment_attempt: i.next_payment_attempt,
    lines: viewList(i.lines, (line) => ({
      description: line.description,
      amount: line.amount,
      price: priceIdOf(line) ?? null,
      period: { start: line.period.start, end: line.period.end },
      proration: isProration(line),
    })),
    plan: plan ?? planOf(i) ?? null,
    quote,
  };
}

interface ViewContext {
  /**
   * Payment intent of the latest invoice, fetched separately because the provider expands only
   * four levels.
   */
  intent: Stripe.PaymentIntent | null;
  charges: { next: Subscription['next_charge']; full: Subscription['full_price'] };
  credit: number;
  now: Date;
}

export function viewSubscription(
  s: Stripe.Subscription,
  { intent, charges, credit, now }: ViewContext,
): Subscription {
  const latest = idOf(s.latest_invoice);
  return {
    id: s.id,
    status: s.status,
    cancel_at_period_end: s.cancel_at_period_end,
    current_period_end: periodOf(s).end,
    trial_end: s.trial_end,
    discount: viewDiscount(expanded(s.discounts[0] as string | Stripe.Discount | undefined), now),
    items: viewList(s.items, (item) => ({ id: item.id, price: viewPrice(item.price) })),
    latest_invoice:
      latest === null ? null : { id: latest, payment_intent: intent && viewPaymentIntent(intent) },
    default_payment_method: idOf(s.default_payment_method),
    next_charge: charges.next,
    full_price: charges.full,
    credit,
  };
}

function viewDiscount(discount: Stripe.Discount | null, now: Date): Subscription['discount'] {
  const coupon = discount && expanded(discount.source.coupon as string | Stripe.Coupon | null);
  if (!coupon) return null;
  const { end } = discount;
  const months_left = end === null ? null : monthsUntil(end, Math.floor(now.getTime() / 1000));
  return { coupon: viewCoupon(coupon), end, months_left };
}

/** Returns the latest period of the items, in seconds. A subscription without items has ended. */
export const periodOf = (s: Stripe.Subscription): { start: number; end: number } => ({
  start: Math.max(0, ...s.items.data.map((item) => item.current_period_start)),
  end: Math.max(0, ...s.items.data.map((item) => item.current_period_end)),
});
