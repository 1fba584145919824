import type { z } from 'zod';
import type { previewSubscriptionInput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { sellablePrice, trialEndOf } from './choose-plan.ts';
import { couponToRedeem } from './coupons.ts';
import { describePreview, periodAfter, previewInvoice, seconds, type Preview } from './describe-preview.ts';
import { withoutSpent } from './foretell-charges.ts';
import { livingCustomer } from './living-customer.ts';
import { openDebts } from './pay-later.ts';
import { addInterval } from './periods.ts';
import { taxRateOf, todaysInvoice } from './preview-lines.ts';
import { requirePayments } from './require-payments.ts';

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
    debts: await openDebts(deps, customer, null),
  });
}
