import type Stripe from 'stripe';
import type { z } from 'zod';
import { amountOf } from '@massima/contract/plan';
import type { changePlanInput, planPreview } from '@massima/contract/billing';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { changed } from './change-plan.ts';
import { sellablePrice } from './choose-plan.ts';
import { requirePayments } from './require-payments.ts';
import { ownedSubscription } from './update-subscription.ts';

/** What the change would charge now and at the next renewal. */
export async function previewPlan(
  deps: Deps,
  actor: Actor,
  input: Pick<z.infer<typeof changePlanInput>, 'id' | 'subId' | 'planId' | 'subscriptionItemId'>,
): Promise<z.infer<typeof planPreview>> {
  const { user, subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const price = await sellablePrice(deps, user, input.planId);
  const preview = (proration_behavior: 'always_invoice' | 'none') =>
    requirePayments(deps).call((stripe) =>
      stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: { items: changed(input.subscriptionItemId, price.id), proration_behavior },
      }),
    );
  const now = await preview('always_invoice');
  const later = await preview('none');
  const full = amountOf(price) || later.subtotal;
  // What is given back is no payment out: it stays on the customer's balance, and the next invoices take from it.
  const credit = Math.max(0, -(now.starting_balance + now.total));
  return {
    currency: now.currency,
    due_now: credit > 0 ? -credit : now.amount_due,
    due_later: Math.max(0, full - reduction(later) - credit),
    // A plan of another length begins a new period today: its end stands on the preview's own lines.
    next_charge_at: Math.max(...now.lines.data.map((line) => line.period.end)) || null,
  };
}

const reduction = ({ total_discount_amounts: discounts }: Stripe.Invoice): number =>
  (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
