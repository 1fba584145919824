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
 * Describes a subscription: success once it runs. Otherwise the payment intent's status states the
 * next step of the payer: authenticate the card or use another card.
 */
export const describeSubscription = (
  deps: Deps,
  subscription: Stripe.Subscription,
): Promise<SubscribeOutcome> =>
  describeOutcome(deps, subscription, isRunning(subscription.status), 'subscription_plan_udated');

/** Describes a change that was made or is waiting for payment. */
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

/** Whether a payment waits for the payer's bank, so that it has not been declined. */
const isAtBank = (intent: { status: string } | null | undefined): boolean =>
  intent?.status === 'requires_action' || intent?.status === 'requires_confirmation';

export const whyUnpaid = (intent: { status: string } | null | undefined) =>
  isAtBank(intent) ? 'payment_authentication_required' : 'invoice_payment_failed';

/** Describes a declined card. Nothing has changed, and no payment needs confirmation. */
export async function declined(deps: Deps, customer: string): Promise<SubscribeOutcome> {
  await syncSubscription(deps, customer);
  return { ...notDone('invoice_payment_failed'), subscription: null };
}
