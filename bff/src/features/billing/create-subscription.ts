import type Stripe from 'stripe';
import type { z } from 'zod';
import type { createSubscriptionInput, subscriptionOutput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { CardRefused } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { redeemableCoupon, sellablePrice, trialOf } from './choose-plan.ts';
import { ensureCustomer } from './owned.ts';
import { ownMethod } from './payment-methods.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { paymentAttempt } from './payment-attempt.ts';
import { currentSubscription, presentSubscription } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { running, syncSubscription } from './sync-subscription.ts';

type Input = z.infer<typeof createSubscriptionInput>;
type Answer = z.infer<typeof subscriptionOutput>;

/**
 * Subscribes an account. An account has at most one subscription that has not ended: one that waits for its first payment
 * is taken up again if it is for the same plan, and replaced if it is for another.
 */
export async function createSubscription(deps: Deps, actor: Actor, input: Input): Promise<Answer> {
  try {
    return await oneAtATime(deps, input.id, () => subscribe(deps, actor, input));
  } catch (error) {
    if (!(error instanceof CardRefused)) throw error;
    return { success: false, message: 'card_declined', subscription: null };
  }
}

async function subscribe(deps: Deps, actor: Actor, input: Input): Promise<Answer> {
  const payments = requirePayments(deps);
  const user = await findAccount(deps.db, actor, 'change', input.id);
  const price = await sellablePrice(deps, user, input.planId);
  const coupon = await redeemableCoupon(deps, actor, input.coupon);
  const customer = await ensureCustomer(deps, user);
  const trial = trialOf(user);

  const existing = await currentSubscription(payments, customer);
  if (existing && existing.status !== 'incomplete') throw new AppError('subscription_exists');
  if (existing?.items.data[0]?.price.id === price.id) return describeSubscription(deps, existing);
  if (existing) await payments.call((stripe) => stripe.subscriptions.cancel(existing.id));

  const method = input.paymentMethodId && (await ownMethod(deps, customer, input.paymentMethodId));
  const params: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price: price.id }],
    billing_mode: { type: 'flexible' },
    payment_behavior: 'allow_incomplete',
    off_session: false,
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { account: String(user.id) },
    ...(trial > 0 && { trial_period_days: trial }),
    ...(coupon !== null && { discounts: [{ coupon }] }),
    ...(method && { default_payment_method: method }),
  };
  const attempt = await paymentAttempt(deps, user.id, 'subscribe', params);
  try {
    await payments.call((stripe) => stripe.subscriptions.create(params, { idempotencyKey: attempt.key }));
    await attempt.settle();
  } catch (error) {
    // Whether the provider did it is known only by looking: a charge whose answer was lost must not happen twice.
    const made = await syncSubscription(deps, customer);
    if (!(error instanceof AppError && error.key === 'service_timeout')) await attempt.settle();
    if (!made) throw error;
  }
  const subscription = await syncSubscription(deps, customer);
  if (!subscription) throw new AppError('payment_provider_failed');
  return describeSubscription(deps, subscription);
}

/** Success once it runs; else what the payer has to do: confirm with the card's authentication, or take another card. */
export async function describeSubscription(
  deps: Deps,
  subscription: Stripe.Subscription,
  message = 'subscription_created',
): Promise<Answer> {
  const view = await presentSubscription(requirePayments(deps), subscription);
  const intent = view.latest_invoice?.payment_intent?.status;
  const unpaid =
    intent === 'requires_action' ||
    intent === 'requires_payment_method' ||
    intent === 'requires_confirmation';
  const runs = running.has(subscription.status);
  if (runs && !(unpaid && subscription.pending_update)) return { success: true, message, subscription: view };
  const waits = intent === 'requires_action' || intent === 'requires_confirmation';
  return { success: false, message: waits ? 'card_requires_action' : 'card_declined', subscription: view };
}
