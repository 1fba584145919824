import type { World } from '../core/world.ts';
import { present } from '../http/present.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';

/** The items as they will be: kept apart until the money is there. */
export function keepPendingUpdate(
  world: World,
  subscription: Subscription,
  items: SubscriptionItem[],
  anchor: number,
): void {
  world.store.patch('subscription', subscription, {
    pending_update: {
      billing_cycle_anchor: anchor === subscription.billing_cycle_anchor ? null : anchor,
      expires_at: world.now() + 23 * 3600,
      subscription_items: items.map((item) => present(world, item)),
      trial_end: null,
      trial_from_plan: null,
    },
    _pendingItems: items,
  });
}

export function applyPendingUpdate(world: World, subscription: Subscription): void {
  for (const item of subscription._pendingItems ?? []) world.store.put('subscription_item', item);
  const applied = world.store.patch('subscription', subscription, {
    billing_cycle_anchor:
      subscription.pending_update?.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    pending_update: null,
    _pendingItems: [],
  });
  world.emit('customer.subscription.pending_update_applied', applied);
}

export function dropPendingUpdate(world: World, subscription: Subscription): void {
  const dropped = world.store.patch('subscription', subscription, {
    pending_update: null,
    _pendingItems: [],
  });
  world.emit('customer.subscription.pending_update_expired', dropped);
}
