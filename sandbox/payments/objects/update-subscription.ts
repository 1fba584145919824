import type { SandboxContext } from '../core/context.ts';
import { changeSubscription } from '../billing/change-subscription.ts';
import { isEnded } from '../billing/end-subscription.ts';
import { dropPendingUpdate } from '../billing/pending-update.ts';
import { planChange } from '../billing/plan-change.ts';
import { announceChange } from '../billing/subscription-status.ts';
import { invalid } from '../http/failure.ts';
import { mergeMetadata } from '../http/params.ts';
import { present } from '../http/present.ts';
import { chooseDiscounts } from './discounts.ts';
import { choosePaymentMethod } from './payment-methods.ts';
import type { UpdateParams } from './subscription-params.ts';
import { itemsOf, periodEndOf } from './subscription-row.ts';
import type { Subscription } from './subscription-row.ts';

/** Parameters that are accepted after a subscription has ended. */
const afterEnd = ['cancellation_details', 'metadata'];

export function updateSubscription(
  context: SandboxContext,
  subscription: Subscription,
  params: UpdateParams,
  dry = false,
): Subscription {
  if (isEnded(subscription) && Object.keys(params).some((name) => !afterEnd.includes(name))) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  refuseWhatMustWait(subscription, params);
  const before = present(context, subscription);
  const edited = context.store.put('subscription', {
    ...subscription,
    ...plainChanges(context, subscription, params),
  });
  if (!isEnded(edited)) changeTerms(context, edited, params, dry);
  const changed = context.find('subscription', subscription.id);
  const cancelAt =
    changed.cancel_at_period_end && !isEnded(changed) ? periodEndOf(context, changed) : changed.cancel_at;
  const after = context.store.patch('subscription', changed, { cancel_at: cancelAt });
  announceChange(context, before, after);
  return after;
}

/** Parameters that are accepted together with a change whose payment is pending. */
const whilePending = new Set([
  'billing_cycle_anchor',
  'discounts',
  'items',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
  'trial_from_plan',
]);

function refuseWhatMustWait(row: Subscription, params: UpdateParams): void {
  const changesTerms =
    params.items || params.trial_end !== undefined || params.billing_cycle_anchor === 'now';
  if (row.status === 'incomplete' && changesTerms) {
    throw invalid(
      'This subscription cannot be updated in its current status: incomplete. Pay its first invoice, or cancel it.',
    );
  }
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  const odd = Object.keys(params).filter((name) => !whilePending.has(name));
  if (odd.length > 0)
    throw invalid(
      `The following parameters are not supported with pending_if_incomplete: ${odd.join(', ')}.`,
      odd[0],
    );
}

function plainChanges(
  context: SandboxContext,
  row: Subscription,
  params: UpdateParams,
): Partial<Subscription> {
  const method = params.default_payment_method;
  if (method) choosePaymentMethod(context, method, row.customer, 'default_payment_method');
  const settings = params.payment_settings;
  const details = params.cancellation_details;
  return {
    collection_method: params.collection_method ?? row.collection_method,
    days_until_due: params.days_until_due ?? row.days_until_due,
    default_payment_method: method === undefined ? row.default_payment_method : method || null,
    description: params.description === undefined ? row.description : params.description || null,
    discounts:
      params.discounts === undefined
        ? row.discounts
        : chooseDiscounts(context, params.discounts ?? [], row.customer, row.id, row.discounts),
    metadata: mergeMetadata(row.metadata, params.metadata),
    payment_settings: {
      ...row.payment_settings,
      payment_method_types: settings?.payment_method_types ?? row.payment_settings.payment_method_types,
      save_default_payment_method:
        settings?.save_default_payment_method ?? row.payment_settings.save_default_payment_method,
    },
    trial_settings: params.trial_settings?.end_behavior
      ? {
          end_behavior: {
            missing_payment_method:
              params.trial_settings.end_behavior.missing_payment_method ?? 'create_invoice',
          },
        }
      : row.trial_settings,
    ...cancellation(context, row, params),
    ...(details
      ? {
          cancellation_details: {
            ...row.cancellation_details,
            comment: details.comment ?? null,
            feedback: details.feedback ?? null,
          },
        }
      : {}),
  };
}

function cancellation(
  context: SandboxContext,
  row: Subscription,
  params: UpdateParams,
): Partial<Subscription> {
  if (params.cancel_at_period_end === true) {
    return {
      cancel_at: periodEndOf(context, row),
      cancel_at_period_end: true,
      canceled_at: row.canceled_at ?? context.now(),
      cancellation_details: { ...row.cancellation_details, reason: 'cancellation_requested' },
    };
  }
  const none = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  if (params.cancel_at_period_end === false || params.cancel_at === '') {
    return {
      ...none,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    };
  }
  if (params.cancel_at === undefined) return {};
  if (!/^\d{1,12}$/.test(params.cancel_at))
    throw invalid('Invalid timestamp: must be an integer Unix timestamp.', 'cancel_at');
  return { ...none, cancel_at: Number(params.cancel_at), canceled_at: context.now() };
}

function changeTerms(context: SandboxContext, row: Subscription, params: UpdateParams, dry: boolean): void {
  const endsTrial = params.trial_end === 'now' && row.status === 'trialing';
  const restart = endsTrial || params.billing_cycle_anchor === 'now';
  if (params.trial_end !== undefined && params.trial_end !== 'now')
    moveTrial(context, row, Number(params.trial_end));
  if (!params.items?.length && !restart) return;
  const now = params.proration_date ?? context.now();
  // A new change replaces a change with a pending payment.
  if (row.pending_update) dropPendingUpdate(context, row);
  const current = context.find('subscription', row.id);
  const end = periodEndOf(context, current);
  if (now > end || now < Math.min(...itemsOf(context, row.id).map((item) => item.current_period_start))) {
    throw invalid('proration_date must be within the current billing period.', 'proration_date');
  }
  const plan = planChange(context, current, { items: params.items ?? [], now, restart });
  const started = endsTrial
    ? context.store.patch('subscription', current, { status: 'active', trial_end: now })
    : current;
  changeSubscription(context, started, plan, {
    behavior: params.payment_behavior ?? 'allow_incomplete',
    dry,
    now,
    offSession: params.off_session ?? false,
    proration: params.proration_behavior ?? 'create_prorations',
  });
}

/** Sets or moves a trial; nothing is charged until its new end. */
function moveTrial(context: SandboxContext, row: Subscription, end: number): void {
  if (!Number.isInteger(end) || end <= context.now())
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  for (const item of itemsOf(context, row.id)) {
    context.store.patch('subscription_item', item, { current_period_end: end });
  }
  context.store.patch('subscription', row, {
    billing_cycle_anchor: end,
    status: 'trialing',
    trial_end: end,
    trial_start: row.trial_start ?? context.now(),
    _trialNotice: false,
  });
}
