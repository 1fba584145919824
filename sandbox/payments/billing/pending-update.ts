import type { World } from '../core/world.ts';
import { present } from '../http/present.ts';
import { voidInvoice } from './void-invoice.ts';
import { announceChange } from './subscription-status.ts';
import { periodEndOf } from '../objects/subscription-row.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';

/** Stores the changed items until the payment succeeds. */
export function keepPendingUpdate(
  world: World,
  subscription: Subscription,
  items: SubscriptionItem[],
  anchor: number,
): void {
  world.store.patch('subscription', subscription, {
    pending_update: {
      billing_cycle_anchor: anchor === subscription.billing_cycle_anchor ? null : anchor,
      // At the latest when the period ends that it would change; that of a trial ends with the trial.
      expires_at: Math.min(world.now() + 23 * 3600, periodEndOf(world, subscription)),
      subscription_items: items.map((item) => present(world, item)),
      trial_end: null,
      trial_from_plan: null,
    },
    _pendingItems: items,
  });
}

export function applyPendingUpdate(world: World, subscription: Subscription): void {
  const before = present(world, subscription);
  for (const item of subscription._pendingItems ?? []) world.store.put('subscription_item', item);
  const applied = world.store.patch('subscription', subscription, {
    billing_cycle_anchor:
      subscription.pending_update?.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    pending_update: null,
    _pendingItems: [],
  });
  world.emit('customer.subscription.pending_update_applied', applied);
  announceChange(world, before, applied);
}

/** The change will not come: its invoice is void, and nothing of it remains. */
export function dropPendingUpdate(world: World, subscription: Subscription): void {
  const invoice =
    subscription.latest_invoice === null
      ? undefined
      : world.store.get('invoice', subscription.latest_invoice);
  // Voiding it is forgetting the change.
  if (invoice?.status === 'open') {
    voidInvoice(world, invoice);
    return;
  }
  const dropped = world.store.patch('subscription', subscription, {
    pending_update: null,
    _pendingItems: [],
  });
  world.emit('customer.subscription.pending_update_expired', dropped);
}
