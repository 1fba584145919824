import type Stripe from 'stripe';
import type { z } from 'zod';
import type { changePlanInput, subscriptionOutput, updateSubscriptionInput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { CardRefused } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../models/user.ts';
import { sellablePrice } from './choose-plan.ts';
import { describeSubscription } from './create-subscription.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { paymentAttempt } from './payment-attempt.ts';
import { ownMethod } from './payment-methods.ts';
import { currentSubscription } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

type Answer = z.infer<typeof subscriptionOutput>;

/** The account's running subscription, if `subId` is it. */
export async function ownedSubscription(deps: Deps, actor: Actor, id: number, subId: string) {
  const user = await findAccount(deps.db, actor, 'change', id);
  if (!user.customer_id) throw new AppError('file_not_found');
  const subscription = await currentSubscription(requirePayments(deps), user.customer_id);
  if (subscription?.id !== subId) throw new AppError('file_not_found');
  return { user: user as User & { customer_id: string }, subscription };
}

/** Another card, or the renewal cancelled and restored. */
export async function updateSubscription(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof updateSubscriptionInput>,
): Promise<Answer> {
  const { user } = await ownedSubscription(deps, actor, input.id, input.subId);
  const { cancel_at_period_end } = input;
  const default_payment_method =
    input.default_payment_method &&
    (await cardOrRefusal(deps, user.customer_id, input.default_payment_method));
  if (default_payment_method === null) return declined(deps, user.customer_id);
  await requirePayments(deps).call((stripe) =>
    stripe.subscriptions.update(input.subId, {
      ...(default_payment_method && { default_payment_method }),
      ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
    }),
  );
  // Done, whatever is still to be paid: a card is changed above all when the last one could not pay.
  return {
    ...(await current(deps, user.customer_id, '')),
    success: true,
    message: default_payment_method ? 'subscription_payment_method_updated' : 'ok',
  };
}

/** The plan of a subscription's one item changed. */
export const changed = (subscriptionItemId: string, price: string) => [{ id: subscriptionItemId, price }];

/**
 * The difference is invoiced at once, and the plan changes only when it is paid: nobody has a plan that is unpaid.
 */
export const changePlan: typeof change = (deps, actor, input) =>
  oneAtATime(deps, input.id, () => change(deps, actor, input));

async function change(deps: Deps, actor: Actor, input: z.infer<typeof changePlanInput>): Promise<Answer> {
  const { user, subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const price = await sellablePrice(deps, user, input.planId);
  const item = subscription.items.data.find((i) => i.id === input.subscriptionItemId);
  if (!item) throw new AppError('file_not_found');
  if (item.price.id === price.id) throw new AppError('update_error');
  const payments = requirePayments(deps);
  const method =
    input.paymentMethodId && (await cardOrRefusal(deps, user.customer_id, input.paymentMethodId));
  if (method === null) return declined(deps, user.customer_id);
  if (method) {
    await payments.call((stripe) =>
      stripe.subscriptions.update(input.subId, { default_payment_method: method }),
    );
  }
  const params: Stripe.SubscriptionUpdateParams = {
    items: changed(item.id, price.id),
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  };
  const attempt = await paymentAttempt(deps, user.id, 'change-plan', { ...params, from: item.price.id });
  try {
    await payments.call((stripe) =>
      stripe.subscriptions.update(input.subId, params, { idempotencyKey: attempt.key }),
    );
  } catch (error) {
    if (!(error instanceof AppError && error.key === 'service_timeout')) await attempt.settle();
    if (error instanceof CardRefused) return declined(deps, user.customer_id);
    throw error;
  }
  await attempt.settle();
  return current(deps, user.customer_id, 'subscription_plan_udated');
}

async function current(deps: Deps, customer: string, message: string): Promise<Answer> {
  const subscription = await syncSubscription(deps, customer);
  if (!subscription) return { success: true, message, subscription: null };
  return describeSubscription(deps, subscription, message);
}

/** The card's id as the customer's own; null when the card refuses to be kept. */
const cardOrRefusal = (deps: Deps, customer: string, id: string): Promise<string | null> =>
  ownMethod(deps, customer, id).catch((error: unknown) => {
    if (error instanceof CardRefused) return null;
    throw error;
  });

const declined = async (deps: Deps, customer: string): Promise<Answer> => ({
  ...(await current(deps, customer, '')),
  success: false,
  message: 'card_declined',
});
