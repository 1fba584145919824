import type Stripe from 'stripe';
import type { z } from 'zod';
import type { previewPlanInput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { begin } from './begin.ts';
import { changed } from './change-plan.ts';
import { sellablePrice } from './choose-plan.ts';
import { balanceOf, courseOf, discountsOf, endOf } from './course-of.ts';
import { describePreview, periodAfter, previewInvoice, seconds, type Preview } from './describe-preview.ts';
import { withoutSpent } from './foretell-charges.ts';
import { debtsOf, openInvoices } from './pay-later.ts';
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
  const user = await findAccount(deps.db, actor, 'change', input.id);
  const { customer_id: customer } = user;
  if (!customer) throw new AppError('file_not_found');
  // Whose subscription it is, and whether it may have this price, is known before anything of the rest is told.
  const asked = {
    price: begin(sellablePrice(deps, user, input.planId)),
    invoice: begin(
      previewInvoice(deps, {
        customer,
        subscription: input.subId,
        subscription_details: {
          items: changed(input.subscriptionItemId, input.planId),
          proration_behavior: 'always_invoice',
        },
      }),
    ),
    unpaid: begin(openInvoices(deps, customer)),
  };
  const { subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const to = await asked.price;
  const from = subscription.items.data.find(({ id }) => id === input.subscriptionItemId)?.price;
  if (!from) throw new AppError('file_not_found');
  const previewed = await asked.invoice;
  const runs = courseOf(subscription, to);
  const begins = !runs.isTrial && isOtherPeriod(from, to);
  const discounts = discountsOf(subscription);
  const changes = !runs.isTrial && from.id !== to.id;
  const today = changes && previewed ? todaysInvoice(previewed, begins, { from, to, discounts }) : null;
  const anchor = begins ? (today?.at ?? seconds(deps.clock.now())) : runs.anchor;
  const end = begins ? periodAfter(anchor, to) : runs.end;
  const replaced = subscription.pending_update && latestInvoiceOf(subscription);
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
    debts: debtsOf(await asked.unpaid, replaced),
  });
}

function isOtherPeriod({ recurring: a }: Stripe.Price, { recurring: b }: Stripe.Price): boolean {
  return a?.interval !== b?.interval || a?.interval_count !== b?.interval_count;
}
