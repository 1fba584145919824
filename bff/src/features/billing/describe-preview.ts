import type Stripe from 'stripe';
import type { z } from 'zod';
import type { planPreview } from '@massima/contract/plan-choice';
import { useOf } from '@massima/contract/plan';
import { providerCode } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { computeUpcomingInvoices, fullPriceOf, viewCharge, type RenewalTerms } from './upcoming-invoices.ts';
import { isMetered } from './billing-in-arrears.ts';
import { addInterval } from './periods.ts';
import { linesOf, type TodaysInvoice } from './preview-lines.ts';
import { requirePayments } from './require-payments.ts';

/** Preview of a plan before its quote is added. */
export type Preview = Omit<z.infer<typeof planPreview>, 'quote'>;

interface Outlook {
  currency: string;
  course: RenewalTerms;
  trialEnd: number | null;
  debts: readonly Stripe.Invoice[];
  /** Customer balance before the change, in cents; negative for credit. */
  balance: number;
}

export function describePreview(
  today: TodaysInvoice | null,
  to: Stripe.Price,
  { currency, course, trialEnd, debts, balance }: Outlook,
): Preview {
  const forecast = computeUpcomingInvoices(course);
  const [first] = forecast;
  const isLowered = course.discounts.length > 0 || (today?.used.size ?? 0) > 0;
  const full = fullPriceOf(course, isLowered);
  const owed = debts.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0);
  return {
    currency,
    due_now: today === null ? 0 : today.due,
    due_later: first ? first.due : 0,
    next_charge_at: first?.at ?? null,
    lines: today ? today.lines : linesOf(first, to),
    lines_at: today ? null : (first?.at ?? null),
    charges: forecast.map(viewCharge),
    full_price: full && viewCharge(full),
    use: isMetered(to) ? useOf(to) : null,
    credit: Math.max(0, -balance),
    stays: {
      trial_end: trialEnd,
      cancels_at: course.endsAt,
      credit: Math.max(0, -course.balance),
      owed,
    },
    refusal: isMetered(to) && owed > 0 ? 'invoice_due' : null,
  };
}

/** @returns null if the provider expects no invoice, for example for a trial that is not renewed */
export async function previewInvoice(
  deps: Deps,
  params: Stripe.InvoiceCreatePreviewParams,
): Promise<Stripe.Invoice | null> {
  try {
    return await requirePayments(deps).call((stripe) => stripe.invoices.createPreview(params));
  } catch (error) {
    if (providerCode(error) === 'invoice_upcoming_none') return null;
    throw error;
  }
}

export const periodAfter = (start: number, { recurring }: Stripe.Price): number =>
  recurring ? addInterval(start, recurring.interval, recurring.interval_count) : start;
