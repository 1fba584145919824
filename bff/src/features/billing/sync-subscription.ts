import type Stripe from 'stripe';
import { isRunning, overQuotaOf, planTerms } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { beginSnapshot } from '../../models/billing-account.ts';
import { accountOfCustomer } from '../../models/customers.ts';
import { latestAttempts, settleAttempts } from '../../models/payment-attempts.ts';
import { hasProjection, writeProjection, type Projection } from '../../models/subscription-projection.ts';
import { requireOwnAccountNow } from './own-account.ts';
import { isMetered } from './billing-in-arrears.ts';
import { withKnownTiers } from './price-tiers.ts';
import { chooseSubscription, hasEnded, listSubscriptions } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { periodOf } from './stripe-view.ts';

export interface ProviderSnapshot {
  /** Null if the customer belongs to another environment or to a deleted account. */
  userId: number | null;
  /** All subscriptions of the customer, newest first. */
  all: readonly Stripe.Subscription[];
  current: Stripe.Subscription | null;
}

/**
 * Updates the stored subscription from the provider. Webhooks, product changes and `reconcile` all
 * call this, so the order of events does not matter. Two concurrent reads may finish in any order;
 * the later start wins.
 * @param list  how subscriptions are read; `listWithIntents` if a payment is reported
 */
export async function refreshFromProvider(
  deps: Deps,
  customerId: string,
  list = listSubscriptions,
): Promise<ProviderSnapshot> {
  const { db, clock } = deps;
  const userId = await accountOfCustomer(db, customerId);
  if (userId === null) return { userId, all: [], current: null };
  const number = await beginSnapshot(db, userId);
  const all = await list(requirePayments(deps), customerId);
  // An empty list can mean that the key belongs to another provider account.
  if (all.length === 0 && (await hasProjection(db, userId))) await requireOwnAccountNow(deps);
  const current = await currentOf(deps, userId, all);
  const now = clock.now();
  const projection = await projectionOf(deps, current);
  const isEnd = await writeProjection(db, { userId, customerId, number, now }, projection);
  if (isEnd) deps.metrics.countEndedPlan();
  const made = all.flatMap(({ metadata }) => metadata['attempt'] ?? []);
  if (made.length > 0) await settleAttempts(db, userId, made);
  return { userId, all, current };
}

export const syncSubscription = async (
  deps: Deps,
  customerId: string,
  list = listSubscriptions,
): Promise<Stripe.Subscription | null> => (await refreshFromProvider(deps, customerId, list)).current;

/**
 * Returns the account's current subscription, or null. Attempts are read only if several
 * subscriptions have not ended.
 */
export async function currentOf(
  { db }: Deps,
  userId: number,
  all: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription | null> {
  const alive = all.filter((s) => !hasEnded(s));
  return chooseSubscription(alive, alive.length > 1 ? await latestAttempts(db, userId) : []);
}

async function projectionOf(
  deps: Deps,
  subscription: Stripe.Subscription | null,
): Promise<Projection | null> {
  const item = subscription?.items.data[0];
  if (!subscription || !item) return null;
  const { start, end } = periodOf(subscription);
  return {
    id: subscription.id,
    status: subscription.status,
    runs: isRunning(subscription.status),
    priceId: item.price.id,
    plan: item.price.nickname ?? item.price.id,
    planQueries: planTerms(item.price).queries,
    overQuota: isMetered(item.price),
    overQuotaCents: overQuotaOf(await withKnownTiers(requirePayments(deps), item.price)),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    start: new Date(start * 1000),
    end: new Date(end * 1000),
  };
}
