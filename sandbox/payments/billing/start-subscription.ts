import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { Failure, invalid } from '../http/failure.ts';
import { cardError } from '../objects/card-failure.ts';
import { present } from '../http/present.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { Price } from '../objects/prices.ts';
import { addSetupIntent } from '../objects/setup-intents.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';
import type { TextMap } from '../http/params.ts';
import { collectInvoice, intentOf, payingMethod } from './collect-invoice.ts';
import { advanceLines, line, trialLines } from './draft-line.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { makeInvoice } from './make-invoice.ts';
import { periodEnd } from './periods.ts';

type PaymentBehavior =
  'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

export interface NewItem {
  price: Price;
  quantity: number;
  metadata: TextMap;
}

export interface HowToPay {
  behavior: PaymentBehavior;
  offSession: boolean;
  /** True for a preview: the invoice stays a draft and nothing is charged. */
  dry?: boolean;
}

export function addItem(
  context: SandboxContext,
  subscription: Subscription,
  newItem: NewItem,
): SubscriptionItem {
  const { interval, interval_count: count } = newItem.price.recurring ?? {
    interval: 'month',
    interval_count: 1,
  };
  const now = context.now();
  const end =
    subscription.status === 'trialing' && subscription.trial_end !== null
      ? subscription.trial_end
      : periodEnd(subscription.billing_cycle_anchor, now, interval, count);
  return context.store.put('subscription_item', {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: newItem.metadata,
    price: newItem.price.id,
    quantity: newItem.quantity,
    subscription: subscription.id,
    tax_rates: [],
  });
}

/** `row` is stored, its items too: makes the first invoice, collects it, and settles what the subscription is. */
export function startSubscription(
  context: SandboxContext,
  row: Subscription,
  items: SubscriptionItem[],
  pay: HowToPay,
): Invoice {
  const trialing = row.status === 'trialing';
  const advance = trialing ? trialLines(context, row) : advanceLines(context, items);
  const first = items[0];
  const empty = advance.length === 0 && first ? [nothingYet(context, first)] : [];
  const draft = makeInvoice(context, {
    customer: row.customer,
    subscription: row,
    currency: row.currency,
    reason: 'subscription_create',
    lines: [...advance, ...empty],
    discounts: row.discounts,
    period: { start: context.now(), end: trialing ? (row.trial_end ?? context.now()) : context.now() },
    metadata: {},
  });
  if (pay.dry) return draft;
  const invoice = finalizeInvoice(context, draft);
  if (invoice.status === 'paid') {
    becomeGood(context, row, trialing);
    return invoice;
  }
  return collectFirst(context, row, invoice, pay);
}

function nothingYet(context: SandboxContext, item: SubscriptionItem) {
  const period = { start: item.current_period_start, end: item.current_period_end };
  return line(context, item, {
    amount: 0,
    description: 'Metered usage, billed at the end of the period',
    period,
    quantity: 0,
  });
}

function becomeGood(context: SandboxContext, row: Subscription, trialing: boolean): void {
  const method = payingMethod(context, row.customer, row);
  const authentication = method?._behaviour.authentication;
  const settled =
    !authentication ||
    authentication === 'on_session' ||
    (authentication === 'unless_set_up' && method?._setUp);
  const setup =
    method && settled
      ? null
      : addSetupIntent(context, { customer: row.customer, usage: 'off_session', method });
  context.store.patch('subscription', row, {
    status: trialing ? 'trialing' : 'active',
    pending_setup_intent: row.collection_method === 'send_invoice' ? null : (setup?.id ?? null),
  });
}

function collectFirst(context: SandboxContext, row: Subscription, invoice: Invoice, pay: HowToPay): Invoice {
  if (row.collection_method === 'send_invoice') {
    context.store.patch('subscription', row, { status: 'active' });
    return invoice;
  }
  context.store.patch('subscription', row, { status: 'incomplete' });
  const method = payingMethod(context, row.customer, row);
  if (pay.behavior === 'default_incomplete') {
    const intent = intentOf(context, invoice);
    if (intent && method)
      context.store.patch('payment_intent', intent, {
        payment_method: method.id,
        status: 'requires_confirmation',
      });
    return invoice;
  }
  if (!method) throw noMethod();
  const collected = collectInvoice(context, invoice, { offSession: pay.offSession });
  if (collected.status !== 'paid' && pay.behavior === 'error_if_incomplete')
    throw incompleteFailure(context, collected);
  return collected;
}

export function noMethod(): Failure {
  const message =
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.';
  return invalid(message, undefined, 'resource_missing');
}

/** With `error_if_incomplete` nothing remains of the attempt but this answer. */
export function incompleteFailure(context: SandboxContext, invoice: Invoice): Failure {
  const intent = intentOf(context, invoice);
  const error = intent?.last_payment_error;
  if (error) return new Failure(402, { ...error, payment_intent: present(context, intent) });
  const message =
    'Payment for this subscription requires additional user action before it can be completed successfully.';
  return new Failure(402, {
    ...cardError('generic_decline'),
    code: 'subscription_payment_intent_requires_action',
    message,
    ...(intent ? { payment_intent: present(context, intent) } : {}),
  });
}
