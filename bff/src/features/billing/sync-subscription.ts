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
  /** Null: the customer belongs to another environment, or to an account that is gone. */
  userId: number | null;
  /** Whatever the provider has of the customer, the newest first. */
  all: readonly Stripe.Subscription[];
  current: Stripe.Subscription | null;
}

/**
 * Makes the local projection what the provider says now. Webhooks, our own changes and `reconcile` all end here, so the
 * order in which news arrives does not matter: each of them only says "read again". Two reads at the same time may end
 * in any order; the one that began later stays.
 * @param list how they are read: `listWithIntents` where a payment is reported
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
  // Nothing at all may be what another account of the provider knows of it.
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

/** Of the usual one or none there is nothing to choose. */
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
