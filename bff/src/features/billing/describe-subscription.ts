import type Stripe from 'stripe';
import type { z } from 'zod';
import { isRunning } from '@massima/contract/plan';
import type { subscriptionOutput } from '@massima/contract/billing';
import type { OutcomeKey } from '@massima/contract/message-keys';
import type { Deps } from '../../deps.ts';
import { notDone } from '../../outcome.ts';
import { presentSubscription } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

export type SubscribeOutcome = z.infer<typeof subscriptionOutput>;

/**
 * Success once it runs; else the payment intent says by its status what the payer has to do: confirm with the card's
 * authentication, or take another card.
 */
export const describeSubscription = (
  deps: Deps,
  subscription: Stripe.Subscription,
): Promise<SubscribeOutcome> =>
  describeOutcome(deps, subscription, isRunning(subscription.status), 'subscription_plan_udated');

/** The answer of an operation that has reached what it wanted, or waits for money. */
export async function describeOutcome(
  deps: Deps,
  subscription: Stripe.Subscription,
  success: boolean,
  done: OutcomeKey,
): Promise<SubscribeOutcome> {
  const view = await presentSubscription(requirePayments(deps), subscription, deps.clock.now());
  const message = success ? done : whyUnpaid(view.latest_invoice?.payment_intent);
  return { success, message, subscription: view };
}

/** Whether the payment waits for the payer's bank: it has not been refused. */
const isAtBank = (intent: { status: string } | null | undefined): boolean =>
  intent?.status === 'requires_action' || intent?.status === 'requires_confirmation';

export const whyUnpaid = (intent: { status: string } | null | undefined) =>
  isAtBank(intent) ? 'payment_authentication_required' : 'invoice_payment_failed';

/** The answer to a card that was refused: nothing has changed, and no payment is to be confirmed now. */
export async function declined(deps: Deps, customer: string): Promise<SubscribeOutcome> {
  await syncSubscription(deps, customer);
  return { ...notDone('invoice_payment_failed'), subscription: null };
}
