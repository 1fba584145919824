import type { SandboxContext } from '../core/context.ts';
import type { TextMap } from '../http/params.ts';
import { present } from '../http/present.ts';
import type { Wire } from '../core/wire.ts';
import { planOf } from './plans.ts';

type SubscriptionStatus =
  'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'paused' | 'trialing' | 'unpaid';

export type CancellationReason = 'cancellation_requested' | 'payment_failed';

export interface Subscription {
  id: string;
  object: 'subscription';
  application: null;
  application_fee_percent: null;
  automatic_tax: { disabled_reason: null; enabled: boolean; liability: null };
  billing_cycle_anchor: number;
  billing_cycle_anchor_config: null;
  billing_mode: {
    flexible: { proration_discounts: 'included' | 'itemized' } | null;
    type: 'classic' | 'flexible';
    updated_at?: number;
  };
  billing_schedules: never[];
  billing_thresholds: null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: {
    comment: string | null;
    feedback: string | null;
    feedback_option: null;
    reason: CancellationReason | null;
  };
  collection_method: 'charge_automatically' | 'send_invoice';
  created: number;
  currency: string;
  customer: string;
  customer_account: null;
  days_until_due: number | null;
  default_payment_method: string | null;
  default_source: null;
  default_tax_rates: never[];
  description: string | null;
  discounts: string[];
  ended_at: number | null;
  invoice_settings: {
    account_tax_ids: null;
    custom_fields: null;
    description: null;
    footer: null;
    issuer: { type: 'self' };
  };
  latest_invoice: string | null;
  livemode: false;
  managed_payments: { enabled: false } | null;
  metadata: TextMap;
  next_pending_invoice_item_invoice: null;
  on_behalf_of: null;
  pause_collection: null;
  payment_settings: {
    payment_method_options: null;
    payment_method_types: string[] | null;
    save_default_payment_method: 'off' | 'on_subscription';
  };
  pending_invoice_item_interval: null;
  pending_setup_intent: string | null;
  pending_update: PendingUpdate | null;
  schedule: null;
  start_date: number;
  status: SubscriptionStatus;
  test_clock: null;
  transfer_data: null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' | 'pause' } };
  trial_start: number | null;
  /** The event three days before the end of a trial went out. */
  _trialNotice?: boolean;
  /** Items that `pending_update` will apply. */
  _pendingItems?: SubscriptionItem[];
}

/** A change that waits for its invoice to be paid, at most 23 hours. */
interface PendingUpdate {
  billing_cycle_anchor: number | null;
  expires_at: number;
  subscription_items: Wire[] | null;
  trial_end: number | null;
  trial_from_plan: boolean | null;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  billing_thresholds: null;
  created: number;
  current_period_end: number;
  current_period_start: number;
  current_trial: null;
  discounts: string[];
  metadata: TextMap;
  price: string;
  quantity: number;
  subscription: string;
  tax_rates: never[];
}

declare module '../core/tables.ts' {
  interface Tables {
    subscription: Subscription;
    subscription_item: SubscriptionItem;
  }
}

export function itemsOf(context: SandboxContext, subscription: string): SubscriptionItem[] {
  return context.store.where('subscription_item', 'subscription', subscription);
}

/** Returns the latest period end of the items: the end of the paid time or of the trial. */
export function periodEndOf(context: SandboxContext, subscription: Subscription): number {
  return Math.max(...itemsOf(context, subscription.id).map((item) => item.current_period_end));
}

export function presentSubscriptionItem(context: SandboxContext, item: SubscriptionItem): Wire {
  const price = context.find('price', item.price);
  const { quantity, ...rest } = structuredClone(item);
  const wire: Wire = { ...rest, plan: planOf(price), price: present(context, price) };
  // A metered item has no quantity.
  if (price.recurring?.usage_type !== 'metered') wire['quantity'] = quantity;
  return wire;
}

export function presentSubscription(context: SandboxContext, subscription: Subscription): Wire {
  const items = itemsOf(context, subscription.id).map((item) => present(context, item));
  return {
    ...structuredClone(subscription),
    items: {
      object: 'list',
      data: items,
      has_more: false,
      total_count: items.length,
      url: `/v1/subscription_items?subscription=${subscription.id}`,
    },
  };
}
