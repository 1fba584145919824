import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { cancelNow, voidLatestInvoice } from './end-duplicates.ts';
import { latestIntentOf } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';

/** Plan and coupon of a new subscription. */
export interface SubscriptionRequest {
  plan: string;
  coupon: string | null;
}

/**
 * Whether the bank still waits for a confirmation of the same card, plan and coupon. That payment
 * is then continued.
 */
export async function waitsForTheSame(
  deps: Deps,
  existing: Stripe.Subscription,
  { plan, coupon }: SubscriptionRequest,
  method: string | undefined,
): Promise<boolean> {
  const [item] = existing.items.data;
  const discount = existing.discounts[0];
  const redeemed = typeof discount === 'object' ? discount.source.coupon : null;
  const redeemedId = typeof redeemed === 'string' ? redeemed : (redeemed?.id ?? null);
  if (item?.price.id !== plan || redeemedId !== coupon) return false;
  if (method !== undefined && method !== existing.default_payment_method) return false;
  const intent = await latestIntentOf(requirePayments(deps), existing);
  return intent?.status === 'requires_action';
}

/**
 * Voids and cancels an incomplete subscription.
 * @returns false if its first invoice was paid in the meantime
 */
export async function discard(deps: Deps, incomplete: Stripe.Subscription): Promise<boolean> {
  if (!(await voidLatestInvoice(deps, incomplete))) return false;
  await cancelNow(deps, incomplete);
  return true;
}
