import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { choosePrice, wholeQuantity } from '../billing/plan-change.ts';
import { addItem, startSubscription } from '../billing/start-subscription.ts';
import { invalid, required } from '../http/failure.ts';
import { mergeMetadata } from '../http/params.ts';
import type { Price } from './prices.ts';
import { findCustomer } from './customer-row.ts';
import { chooseDiscounts } from './discounts.ts';
import { choosePaymentMethod } from './payment-methods.ts';
import type { CreateParams } from './subscription-params.ts';
import { periodEndOf } from './subscription-row.ts';
import type { Subscription } from './subscription-row.ts';

const longestTrial = 730;

/**
 * Returns the end of the trial or null. It is a time, a number of days, or the default of the
 * price if requested.
 */
function trialEnd(now: number, params: CreateParams, price: Price): number | null {
  const { trial_end: end, trial_period_days: days } = params;
  if (end !== undefined && days !== undefined) {
    throw invalid('You cannot set `trial_end` and `trial_period_days` at the same time.', 'trial_end');
  }
  if (end === 'now') return null;
  if (end !== undefined) {
    if (!/^\d{1,12}$/.test(end) || Number(end) <= now)
      throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
    return Number(end);
  }
  if (days !== undefined && (days < 1 || days > longestTrial)) {
    throw invalid(
      `Invalid trial_period_days: must be between 1 and ${longestTrial}.`,
      'trial_period_days',
      'parameter_invalid_integer',
    );
  }
  const length = days ?? (params.trial_from_plan ? price.recurring?.trial_period_days : null);
  return length ? now + length * 86_400 : null;
}

/** Creates, bills and (as asked) collects; `dry` stops before the money, for previews. */
export function createSubscription(context: SandboxContext, params: CreateParams, dry = false): Subscription {
  const now = context.now();
  const customer = findCustomer(context, required(params.customer, 'customer'), 'customer');
  const newItems = required(params.items, 'items').map((item, index) => ({
    price: choosePrice(
      context,
      required(item?.price ?? item?.plan, `items[${index}][price]`),
      `items[${index}][price]`,
      customer.currency ?? undefined,
    ),
    quantity: wholeQuantity(item?.quantity, `items[${index}][quantity]`),
    metadata: mergeMetadata({}, item?.metadata),
  }));
  const first = newItems[0]?.price;
  if (!first) throw required(undefined, 'items[0]');
  if (params.default_payment_method) {
    choosePaymentMethod(context, params.default_payment_method, customer.id, 'default_payment_method');
  }
  const end = trialEnd(now, params, first);
  const row = context.store.put(
    'subscription',
    blankSubscription(params, customer.id, first.currency, now, end),
  );
  const discounts = chooseDiscounts(context, params.discounts ?? [], customer.id, row.id, []);
  const subscription = context.store.patch('subscription', row, { discounts });
  const items = newItems.map((each) => addItem(context, subscription, each));
  startSubscription(context, subscription, items, {
    behavior: params.payment_behavior ?? 'allow_incomplete',
    offSession: params.off_session ?? false,
    dry,
  });
  const made = context.find('subscription', subscription.id);
  const cancelAt = made.cancel_at_period_end ? periodEndOf(context, made) : made.cancel_at;
  const started = context.store.patch('subscription', made, { cancel_at: cancelAt });
  context.emit('customer.subscription.created', started);
  return started;
}

function blankSubscription(
  params: CreateParams,
  customer: string,
  currency: string,
  now: number,
  end: number | null,
): Subscription {
  const mode = params.billing_mode?.type ?? 'flexible';
  const discounting = params.billing_mode?.flexible?.proration_discounts ?? 'included';
  return {
    id: newId('sub', 24),
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: params.automatic_tax?.enabled ?? false,
      liability: null,
    },
    billing_cycle_anchor: end ?? params.billing_cycle_anchor ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: mode === 'flexible' ? { proration_discounts: discounting } : null, type: mode },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: params.cancel_at ? Number(params.cancel_at) : null,
    cancel_at_period_end: params.cancel_at_period_end ?? false,
    canceled_at: params.cancel_at_period_end ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: params.collection_method ?? 'charge_automatically',
    created: now,
    currency,
    customer,
    customer_account: null,
    days_until_due: params.days_until_due ?? null,
    default_payment_method: params.default_payment_method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: params.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: params.payment_settings?.payment_method_types ?? null,
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: end === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: end,
    trial_settings: {
      end_behavior: {
        missing_payment_method:
          params.trial_settings?.end_behavior?.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: end === null ? null : now,
  };
}
