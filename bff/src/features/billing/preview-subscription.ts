import type { z } from 'zod';
import type { previewSubscriptionInput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { begin } from './begin.ts';
import { sellablePrice, trialEndOf } from './choose-plan.ts';
import { couponToRedeem } from './coupons.ts';
import { describePreview, periodAfter, previewInvoice, seconds, type Preview } from './describe-preview.ts';
import { withoutSpent } from './foretell-charges.ts';
import { knownCustomer, livingCustomer } from './living-customer.ts';
import { debtsOf, openInvoices } from './pay-later.ts';
import { addInterval } from './periods.ts';
import { taxRateOf, todaysInvoice } from './preview-lines.ts';

/** What a subscription that is made now charges. */
export async function previewSubscription(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof previewSubscriptionInput>,
): Promise<Preview> {
  const user = await findAccount(deps.db, actor, 'read', input.id);
  const asked = {
    price: begin(sellablePrice(deps, user, input.planId)),
    coupon: begin(couponToRedeem(deps, user, actor, input.coupon)),
    known: begin(knownCustomer(deps, user)),
    unpaid: begin(user.customer_id === null ? Promise.resolve([]) : openInvoices(deps, user.customer_id)),
  };
  const to = await asked.price;
  const coupon = await asked.coupon;
  const { id: customer, balance } = await livingCustomer(deps, user, asked.known);
  const now = seconds(deps.clock.now());
  const months = coupon?.duration_in_months ?? null;
  const discounts = coupon
    ? [{ id: coupon.id, coupon, end: months === null ? null : addInterval(now, 'month', months) }]
    : [];
  const previewed = await previewInvoice(deps, {
    customer,
    subscription_details: { items: [{ price: to.id }], billing_mode: { type: 'flexible' } },
    ...(coupon && { discounts: [{ coupon: coupon.id }] }),
  });
  const until = trialEndOf(user, deps.clock.now());
  const trialEnd = until && seconds(until);
  const today =
    trialEnd === null && previewed ? todaysInvoice(previewed, true, { from: null, to, discounts }) : null;
  const anchor = trialEnd ?? today?.at ?? now;
  return describePreview(today, to, {
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
    // A customer that was made anew owes nothing.
    debts: debtsOf(customer === user.customer_id ? await asked.unpaid : [], null),
  });
}
