import type Stripe from 'stripe';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { currentSubscription } from './read-subscription.ts';
import { periodOf } from './stripe-view.ts';
import { requirePayments } from './require-payments.ts';

export const running: ReadonlySet<Stripe.Subscription.Status> = new Set(['active', 'trialing']);

/**
 * Makes the local projection what the provider says now. Webhooks, our own changes and `reconcile` all end here, so the
 * order in which news arrives does not matter: each of them only says "look again".
 */
export async function syncSubscription(deps: Deps, customerId: string): Promise<Stripe.Subscription | null> {
  const subscription = await currentSubscription(requirePayments(deps), customerId);
  await deps.db.transaction((trx) => project(trx, deps, customerId, subscription));
  return subscription;
}

async function project(
  trx: Knex.Transaction,
  { clock }: Deps,
  customerId: string,
  subscription: Stripe.Subscription | null,
) {
  const user = await User.query(trx).findOne({ customer_id: customerId }).forUpdate();
  if (!user) return; // another environment's customer, or an account deleted meanwhile
  const now = clock.now();
  const item = subscription?.items.data[0];
  if (!subscription || !item) {
    await trx('subscriptions').where({ user_id: user.id }).delete();
    await User.query(trx).findById(user.id).patch({ plan: null, over_quota: false, updated_at: now });
    return;
  }
  const period = periodOf(subscription);
  const start = new Date(period.start * 1000);
  const before = await trx('subscriptions')
    .where({ user_id: user.id })
    .first('current_period_start', 'id', 'status');
  // One that was unpaid has been paid for now: its period may have been seen before, its queries could not be used.
  const renewed =
    !before ||
    before.id !== subscription.id ||
    start > before.current_period_start ||
    !running.has(before.status);
  const row = {
    id: subscription.id,
    user_id: user.id,
    status: subscription.status,
    price_id: item.price.id,
    cancel_at_period_end: subscription.cancel_at_period_end,
    current_period_start: start,
    current_period_end: new Date(period.end * 1000),
    synced_at: now,
  };
  await trx('subscriptions').where({ user_id: user.id }).delete();
  await trx('subscriptions').insert(row);
  const runs = running.has(subscription.status);
  await User.query(trx)
    .findById(user.id)
    .patch({
      plan: runs ? (item.price.nickname ?? item.price.id) : null,
      plan_expires_at: row.current_period_end,
      over_quota: runs && item.price.recurring?.usage_type === 'metered',
      ...(runs && { plan_queries: quotaOf(item.price) }),
      ...(runs && renewed && { used_queries: 0 }),
      updated_at: now,
    });
}

/** Queries per period; negative: unlimited, also where the price says nothing. */
function quotaOf(price: Stripe.Price): number {
  const count = Number.parseInt(price.metadata['query_count'] ?? '-1', 10);
  return Number.isSafeInteger(count) ? count : -1;
}
