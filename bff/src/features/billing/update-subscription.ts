import type { z } from 'zod';
import type { updateSubscriptionInput } from '@massima/contract/billing';
import { CardRefused } from '../../adapters/payments.ts';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { deferRejection } from './defer-rejection.ts';
import { declined, describeOutcome, type SubscribeOutcome } from './describe-subscription.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { payingCard } from './paying-card.ts';
import { findMethod, ownMethod } from './payment-methods.ts';
import { listSubscriptions, listWithIntents } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { currentOf, syncSubscription } from './sync-subscription.ts';

/** Returns the account's subscription that has not ended, if its id is `subId`. */
export async function ownedSubscription(deps: Deps, actor: Actor, id: number, subId: string) {
  const user = await findAccount(deps.db, actor, 'change', id);
  const { customer_id: customer } = user;
  if (!customer) throw new AppError('file_not_found');
  const all = await listSubscriptions(requirePayments(deps), customer);
  const subscription = await currentOf(deps, user.id, all);
  if (subscription?.id !== subId) throw new AppError('file_not_found');
  return { user, customer, subscription };
}

type Input = z.infer<typeof updateSubscriptionInput>;

/**
 * Changes the card, or cancels or restores the renewal. Runs under the lease, so that a card being
 * removed is not set.
 */
export async function updateSubscription(deps: Deps, actor: Actor, input: Input): Promise<SubscribeOutcome> {
  const user = await findAccount(deps.db, actor, 'change', input.id);
  return withBillingLease(deps, user.id, () => updateInTurn(deps, actor, input), ['update', input]);
}

async function updateInTurn(deps: Deps, actor: Actor, input: Input): Promise<SubscribeOutcome> {
  const methodLookup = input.default_payment_method
    ? deferRejection(findMethod(deps, input.default_payment_method))
    : undefined;
  const { customer, subscription: before } = await ownedSubscription(deps, actor, input.id, input.subId);
  const { cancel_at_period_end } = input;
  const default_payment_method =
    input.default_payment_method &&
    (await cardOrRefusal(deps, customer, input.default_payment_method, methodLookup));
  if (default_payment_method === null) return declined(deps, customer);
  // A cancelled subscription may have lost its last card.
  const isRestored = cancel_at_period_end === false && before.cancel_at_period_end;
  if (isRestored && !default_payment_method && !payingCard(before)) throw new AppError('no_payment_method');
  await requirePayments(deps).call((stripe) =>
    stripe.subscriptions.update(input.subId, {
      ...(default_payment_method && { default_payment_method }),
      ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
    }),
  );
  const message = default_payment_method ? 'subscription_payment_method_updated' : 'ok';
  const subscription = await syncSubscription(deps, customer, listWithIntents);
  if (!subscription) return { success: true, message, subscription };
  // Success even with an open debt, because a card is usually changed after a failed payment.
  return describeOutcome(deps, subscription, true, message);
}

/** Returns the id of the customer's card; null if the card is declined. */
export const cardOrRefusal = (
  deps: Deps,
  customer: string,
  id: string,
  methodLookup?: ReturnType<typeof findMethod>,
): Promise<string | null> =>
  ownMethod(deps, customer, id, methodLookup).catch((error: unknown) => {
    if (error instanceof CardRefused) return null;
    throw error;
  });
