import type Stripe from 'stripe';
import type { z } from 'zod';
import { amountOf } from '@massima/contract/plan';
import type { planPreview, previewPlanInput, previewSubscriptionInput } from '@massima/contract/billing';
import { providerCode } from '../../adapters/payments.ts';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { changed } from './change-plan.ts';
import { sellablePrice, trialEndOf } from './choose-plan.ts';
import { courseOf, balanceOf, discountsOf, endOf } from './course-of.ts';
import { couponToRedeem } from './coupons.ts';
import { foretellCharges, viewCharge, withoutSpent, type Course } from './foretell-charges.ts';
import { livingCustomer } from './living-customer.ts';
import { isMetered, openDebts } from './pay-later.ts';
import { addInterval } from './periods.ts';
import { linesOf, taxRateOf, todaysInvoice, type TodaysInvoice } from './preview-lines.ts';
import { latestInvoiceOf } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { ownedSubscription } from './update-subscription.ts';

type Preview = z.infer<typeof planPreview>;

/**
 * What a change of plan charges: at once, and then. The provider previews the invoice of this moment, cent by cent; what
 * follows is foretold from how the subscription goes on, because its preview of the next invoice is not the one after a
 * change. A test moves the clock and holds both against the invoices that come.
 */
export async function previewPlan(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof previewPlanInput>,
): Promise<Preview> {
  const { user, customer, subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const to = await sellablePrice(deps, user, input.planId);
  const from = subscription.items.data.find(({ id }) => id === input.subscriptionItemId)?.price;
  if (!from) throw new AppError('file_not_found');
  const previewed = await preview(deps, {
    subscription: subscription.id,
    subscription_details: {
      items: changed(input.subscriptionItemId, to.id),
      proration_behavior: 'always_invoice',
    },
  });
  const runs = courseOf(subscription, to);
  const begins = !runs.isTrial && isOtherPeriod(from, to);
  const discounts = discountsOf(subscription);
  const changes = !runs.isTrial && from.id !== to.id;
  const today = changes && previewed ? todaysInvoice(previewed, begins, { from, to, discounts }) : null;
  const anchor = begins ? (today?.at ?? seconds(deps.clock.now())) : runs.anchor;
  const end = begins ? periodAfter(anchor, to) : runs.end;
  const debts = await openDebts(deps, customer, subscription.pending_update && latestInvoiceOf(subscription));
  return describe(today, to, {
    currency: subscription.currency,
    course: {
      ...runs,
      end,
      anchor,
      endsAt: endOf(subscription, end),
      discounts: today ? withoutSpent(discounts, today.used) : discounts,
      balance: today?.balance ?? balanceOf(subscription),
      taxRate: previewed ? taxRateOf(previewed) : 0,
    },
    trialEnd: runs.isTrial ? subscription.trial_end : null,
    debts,
  });
}

/** What a subscription that is made now charges. */
export async function previewSubscription(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof previewSubscriptionInput>,
): Promise<Preview> {
  const user = await findAccount(deps.db, actor, 'read', input.id);
  const to = await sellablePrice(deps, user, input.planId);
  const couponId = await couponToRedeem(deps, user, actor, input.coupon);
  const { id: customer, balance } = await livingCustomer(deps, user);
  const coupon =
    couponId === null
      ? null
      : await requirePayments(deps).call((stripe) => stripe.coupons.retrieve(couponId));
  const now = seconds(deps.clock.now());
  const months = coupon?.duration_in_months ?? null;
  const discounts = coupon
    ? [{ id: coupon.id, coupon, end: months === null ? null : addInterval(now, 'month', months) }]
    : [];
  const previewed = await preview(deps, {
    customer,
    subscription_details: { items: [{ price: to.id }], billing_mode: { type: 'flexible' } },
    ...(coupon && { discounts: [{ coupon: coupon.id }] }),
  });
  const until = trialEndOf(user, deps.clock.now());
  const trialEnd = until && seconds(until);
  const today =
    trialEnd === null && previewed ? todaysInvoice(previewed, true, { from: null, to, discounts }) : null;
  const anchor = trialEnd ?? today?.at ?? now;
  return describe(today, to, {
    currency: to.currency,
    course: {
      price: to,
      end: trialEnd ?? periodAfter(anchor, to),
      anchor,
      endsAt: null,
      isTrial: trialEnd !== null,
      discounts: today ? withoutSpent(discounts, today.used) : discounts,
      balance: today?.balance ?? balance,
      taxRate: previewed ? taxRateOf(previewed) : 0,
    },
    trialEnd,
    debts: await openDebts(deps, customer, null),
  });
}

interface Outlook {
  currency: string;
  course: Course;
  trialEnd: number | null;
  debts: readonly Stripe.Invoice[];
}

function describe(
  today: TodaysInvoice | null,
  to: Stripe.Price,
  { currency, course, trialEnd, debts }: Outlook,
): Preview {
  const foretold = foretellCharges(course);
  const [first] = foretold;
  const owed = debts.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0);
  return {
    currency,
    due_now: today?.due ?? 0,
    due_later: first ? first.due : 0,
    next_charge_at: first?.at ?? null,
    lines: today ? today.lines : linesOf(first, to),
    lines_at: today ? null : (first?.at ?? null),
    charges: foretold.map(viewCharge),
    stays: {
      trial_end: trialEnd,
      cancels_at: course.endsAt,
      credit: Math.max(0, -course.balance),
      owed,
    },
    refusal: isMetered(to) && owed > 0 ? 'invoice_due' : null,
  };
}

/** @returns null where the provider foresees no invoice at all, as for a trial that is not renewed */
async function preview(
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

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

function isOtherPeriod({ recurring: a }: Stripe.Price, { recurring: b }: Stripe.Price): boolean {
  return a?.interval !== b?.interval || a?.interval_count !== b?.interval_count;
}

const periodAfter = (start: number, { recurring }: Stripe.Price): number =>
  recurring ? addInterval(start, recurring.interval, recurring.interval_count) : start;
