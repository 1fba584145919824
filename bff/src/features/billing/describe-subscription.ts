import type Stripe from 'stripe';
import type { z } from 'zod';
import type { subscriptionOutput } from '@massima/contract/billing';
import type { Deps } from '../../deps.ts';
import { presentSubscription, running } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

export type Answer = z.infer<typeof subscriptionOutput>;

/** Success once it runs; else what the payer has to do: confirm with the card's authentication, or take another card. */
export const describeSubscription = (deps: Deps, subscription: Stripe.Subscription): Promise<Answer> =>
  describeOutcome(deps, subscription, running.has(subscription.status), 'subscription_created');

/** The answer of an operation that has reached what it wanted, or waits for money. */
export async function describeOutcome(
  deps: Deps,
  subscription: Stripe.Subscription,
  success: boolean,
  done: string,
): Promise<Answer> {
  const view = await presentSubscription(requirePayments(deps), subscription);
  const intent = view.latest_invoice?.payment_intent?.status;
  const waits = intent === 'requires_action' || intent === 'requires_confirmation';
  const message = success ? done : waits ? 'card_requires_action' : 'card_declined';
  return { success, message, subscription: view };
}

/** The answer to a card that was refused: things are as they were. */
export async function declined(deps: Deps, customer: string): Promise<Answer> {
  const subscription = await syncSubscription(deps, customer);
  const message = 'card_declined';
  if (!subscription) return { success: false, message, subscription };
  return { ...(await describeOutcome(deps, subscription, false, '')), message };
}
