import type Stripe from 'stripe';
import type { z } from 'zod';
import type { previewPlanInput } from '@massima/contract/billing';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { changed } from './change-plan.ts';
import { sellablePrice } from './choose-plan.ts';
import { balanceOf, courseOf, discountsOf, endOf } from './course-of.ts';
import { describePreview, periodAfter, previewInvoice, seconds, type Preview } from './describe-preview.ts';
import { withoutSpent } from './foretell-charges.ts';
import { openDebts } from './pay-later.ts';
import { taxRateOf, todaysInvoice } from './preview-lines.ts';
import { latestInvoiceOf } from './read-subscription.ts';
import { ownedSubscription } from './update-subscription.ts';

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
  const previewed = await previewInvoice(deps, {
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
  return describePreview(today, to, {
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

function isOtherPeriod({ recurring: a }: Stripe.Price, { recurring: b }: Stripe.Price): boolean {
  return a?.interval !== b?.interval || a?.interval_count !== b?.interval_count;
}
