import type { z } from 'zod';
import type { planPreview, previewSubscriptionInput } from '@massima/contract/plan-choice';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { deferRejection } from './defer-rejection.ts';
import { sellablePrice } from './choose-plan.ts';
import { couponToRedeem } from './coupons.ts';
import { existingCustomer, ensureCustomer } from './ensure-customer.ts';
import { openInvoices } from './billing-in-arrears.ts';
import { giveQuote } from './quote.ts';
import { listSubscriptions } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { showSubscription } from './show-subscription.ts';
import { currentOf } from './sync-subscription.ts';

/** Returns the charges of a new subscription, with the quote that confirms it. */
export async function previewSubscription(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof previewSubscriptionInput>,
): Promise<z.infer<typeof planPreview>> {
  const user = await findAccount(deps.db, actor, 'read', input.id);
  const { customer_id: customerId } = user;
  const requests = {
    price: deferRejection(sellablePrice(deps, user, input.planId)),
    coupon: deferRejection(couponToRedeem(deps, user, actor, input.coupon)),
    known: deferRejection(existingCustomer(deps, user)),
    open: deferRejection(customerId === null ? Promise.resolve([]) : openInvoices(deps, customerId)),
    all: deferRejection(
      customerId === null ? Promise.resolve([]) : listSubscriptions(requirePayments(deps), customerId),
    ),
  };
  const price = await requests.price;
  const coupon = await requests.coupon;
  const customer = await ensureCustomer(deps, user, requests.known);
  // A re-created customer has neither debt nor credit.
  const isKnown = customer.id === customerId;
  const preview = await showSubscription(deps, user, {
    price,
    coupon,
    customer,
    open: isKnown ? await requests.open : [],
    existing: isKnown ? await currentOf(deps, user.id, await requests.all) : null,
  });
  return { ...preview.view, quote: giveQuote(deps, 'subscribe', user.id, preview) };
}
