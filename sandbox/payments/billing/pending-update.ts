import type { SandboxContext } from '../core/context.ts';
import { present } from '../http/present.ts';
import { voidInvoice } from './void-invoice.ts';
import { announceChange } from './subscription-status.ts';
import { periodEndOf } from '../objects/subscription-row.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';

/** Stores the changed items until the payment succeeds. */
export function keepPendingUpdate(
  context: SandboxContext,
  subscription: Subscription,
  items: SubscriptionItem[],
  anchor: number,
): void {
  context.store.patch('subscription', subscription, {
    pending_update: {
      billing_cycle_anchor: anchor === subscription.billing_cycle_anchor ? null : anchor,
      // At the latest when the period ends that it would change; that of a trial ends with the trial.
      expires_at: Math.min(context.now() + 23 * 3600, periodEndOf(context, subscription)),
      subscription_items: items.map((item) => present(context, item)),
      trial_end: null,
      trial_from_plan: null,
    },
    _pendingItems: items,
  });
}

export function applyPendingUpdate(context: SandboxContext, subscription: Subscription): void {
  const before = present(context, subscription);
  for (const item of subscription._pendingItems ?? []) context.store.put('subscription_item', item);
  const applied = context.store.patch('subscription', subscription, {
    billing_cycle_anchor:
      subscription.pending_update?.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    pending_update: null,
    _pendingItems: [],
  });
  context.emit('customer.subscription.pending_update_applied', applied);
  announceChange(context, before, applied);
}

/** The change will not come: its invoice is void, and nothing of it remains. */
export function dropPendingUpdate(context: SandboxContext, subscription: Subscription): void {
  const invoice =
    subscription.latest_invoice === null
      ? undefined
      : context.store.get('invoice', subscription.latest_invoice);
  // Voiding it is forgetting the change.
  if (invoice?.status === 'open') {
    voidInvoice(context, invoice);
    return;
  }
  const dropped = context.store.patch('subscription', subscription, {
    pending_update: null,
    _pendingItems: [],
  });
  context.emit('customer.subscription.pending_update_expired', dropped);
}
