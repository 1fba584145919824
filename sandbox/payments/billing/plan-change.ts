import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, missing } from '../http/failure.ts';
import { mergeMetadata } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { itemsOf } from '../objects/subscription-row.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';
import { periodEnd } from './periods.ts';

interface ItemChange {
  id?: string | undefined;
  price?: string | undefined;
  plan?: string | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
  metadata?: TextMap | null | undefined;
}

export interface PlannedItem {
  before: SubscriptionItem | null;
  /** Null if the item is removed. */
  after: SubscriptionItem | null;
}

export interface PlannedChange {
  items: PlannedItem[];
  anchor: number;
  /** A new period begins now: another interval, or requested. */
  restarts: boolean;
}

interface RequestedChange {
  items: readonly (ItemChange | null)[];
  /** The moment that counts for proration. */
  now: number;
  restart: boolean;
}

/** Computes the effect of a change of items without writing anything. */
export function planChange(
  context: SandboxContext,
  subscription: Subscription,
  requested: RequestedChange,
): PlannedChange {
  const current = itemsOf(context, subscription.id);
  const planned: PlannedItem[] = current.map((item) => ({ before: item, after: item }));
  requested.items.forEach((change, index) => {
    if (change?.id === undefined) {
      planned.push({
        before: null,
        after: newItem(context, subscription, change ?? {}, index, requested.now),
      });
      return;
    }
    const at = planned.find(({ before }) => before?.id === change.id);
    if (!at?.before) throw missing('subscription_item', change.id, `items[${index}][id]`);
    at.after = change.deleted ? null : changedItem(context, subscription, at.before, change, index);
  });
  const left = planned.flatMap(({ after }) => after ?? []);
  if (left.length === 0) throw invalid('A subscription must have at least one active plan.', 'items');
  const onTrial = subscription.status === 'trialing' && !requested.restart;
  const restarts = requested.restart || (!onTrial && planned.some((each) => changesInterval(context, each)));
  const anchor = restarts ? requested.now : subscription.billing_cycle_anchor;
  if (restarts) for (const each of planned) each.after &&= restarted(context, each.after, anchor);
  return { items: planned, anchor, restarts };
}

function recurringOf(context: SandboxContext, id: string) {
  return context.find('price', id).recurring ?? { interval: 'month' as const, interval_count: 1 };
}

function changesInterval(context: SandboxContext, { before, after }: PlannedItem): boolean {
  if (!before || !after) return false;
  const [old, next] = [recurringOf(context, before.price), recurringOf(context, after.price)];
  return old.interval !== next.interval || old.interval_count !== next.interval_count;
}

function restarted(context: SandboxContext, item: SubscriptionItem, anchor: number): SubscriptionItem {
  const { interval, interval_count: count } = recurringOf(context, item.price);
  return {
    ...item,
    current_period_start: anchor,
    current_period_end: periodEnd(anchor, anchor, interval, count),
  };
}

export function wholeQuantity(sent: number | undefined, param: string): number {
  if (sent !== undefined && sent < 0)
    throw invalid('This value must be greater than or equal to 0.', param, 'parameter_invalid_integer');
  return sent ?? 1;
}

/** A price that may be subscribed to now. */
export function choosePrice(context: SandboxContext, id: string, param: string, currency?: string) {
  const price = context.find('price', id, param);
  if (!price.recurring)
    throw invalid(
      'The price specified is set to type=one_time but this field only accepts prices with type=recurring.',
      param,
    );
  if (!price.active)
    throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  if (currency !== undefined && price.currency !== currency) {
    throw invalid('All prices on a subscription must have the same currency.', param);
  }
  return price;
}

function changedItem(
  context: SandboxContext,
  subscription: Subscription,
  item: SubscriptionItem,
  change: ItemChange,
  index: number,
): SubscriptionItem {
  const requestedPrice = change.price ?? change.plan;
  const price =
    requestedPrice === undefined || requestedPrice === item.price
      ? item.price
      : choosePrice(context, requestedPrice, `items[${index}][price]`, subscription.currency).id;
  return {
    ...item,
    price,
    quantity: wholeQuantity(change.quantity ?? item.quantity, `items[${index}][quantity]`),
    metadata: mergeMetadata(item.metadata, change.metadata),
  };
}

function newItem(
  context: SandboxContext,
  subscription: Subscription,
  change: ItemChange,
  index: number,
  now: number,
): SubscriptionItem {
  const price = choosePrice(
    context,
    change.price ?? change.plan ?? '',
    `items[${index}][price]`,
    subscription.currency,
  );
  if (itemsOf(context, subscription.id).some((item) => item.price === price.id)) {
    throw invalid(
      `Cannot add multiple subscription items with the same plan: ${price.id}`,
      `items[${index}][price]`,
    );
  }
  const { interval, interval_count: count } = recurringOf(context, price.id);
  const trialEnd = subscription.status === 'trialing' ? subscription.trial_end : null;
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEnd(subscription.billing_cycle_anchor, now, interval, count),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: mergeMetadata({}, change.metadata),
    price: price.id,
    quantity: wholeQuantity(change.quantity, `items[${index}][quantity]`),
    subscription: subscription.id,
    tax_rates: [],
  };
}
