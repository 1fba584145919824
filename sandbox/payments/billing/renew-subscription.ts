import type { SandboxContext } from '../core/context.ts';
import { present } from '../http/present.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { itemsOf, periodEndOf } from '../objects/subscription-row.ts';
import type { Subscription } from '../objects/subscription-row.ts';
import { payingMethod } from './collect-invoice.ts';
import { advanceLines, usageLines, waitingLines } from './draft-line.ts';
import { endSubscription } from './end-subscription.ts';
import { makeInvoice } from './make-invoice.ts';
import { periodEnd } from './periods.ts';
import { announceChange, changeStatus } from './subscription-status.ts';

/** Seconds for which a renewal's invoice stays a draft, so that a client can add lines. */
const draftTime = 3600;

/** Handles the end of a period or of a trial. */
export function renewSubscription(context: SandboxContext, subscription: Subscription): void {
  const { cancel_at: cancelAt } = subscription;
  if (subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= context.now())) {
    endSubscription(context, subscription, 'cancellation_requested', { invoiceNow: true });
    return;
  }
  if (subscription.status === 'trialing' && !payingMethod(context, subscription.customer, subscription)) {
    const missing = subscription.trial_settings.end_behavior.missing_payment_method;
    if (missing === 'cancel') {
      endSubscription(context, subscription, 'payment_failed');
      return;
    }
    if (missing === 'pause') {
      const paused = changeStatus(context, subscription, { status: 'paused' });
      context.emit('customer.subscription.paused', paused);
      return;
    }
  }
  nextPeriod(context, subscription);
}

/**
 * Starts the next period of every item and bills the usage of the previous period, the advance for
 * the next one and the pending lines.
 */
export function nextPeriod(context: SandboxContext, subscription: Subscription, preview = false): Invoice {
  const now = context.now();
  const before = present(context, subscription);
  const wasTrial = subscription.status === 'trialing';
  const due = itemsOf(context, subscription.id).filter((item) => preview || item.current_period_end <= now);
  const used = wasTrial ? [] : usageLines(context, subscription.customer, due);
  const ended = {
    start: Math.min(...due.map((item) => item.current_period_start)),
    end: periodEndOf(context, subscription),
  };
  const anchor = wasTrial ? ended.end : subscription.billing_cycle_anchor;
  const moved = due.map((item) => {
    const { interval, interval_count: count } = context.find('price', item.price).recurring ?? {
      interval: 'month',
      interval_count: 1,
    };
    const start = item.current_period_end;
    return context.store.put('subscription_item', {
      ...item,
      current_period_start: start,
      current_period_end: periodEnd(anchor, start, interval, count),
    });
  });
  const current = context.store.patch('subscription', subscription, {
    billing_cycle_anchor: anchor,
    status: wasTrial ? 'active' : subscription.status,
  });
  const waits = current.status !== 'unpaid';
  const invoice = makeInvoice(context, {
    customer: current.customer,
    subscription: current,
    currency: current.currency,
    reason: preview ? 'upcoming' : 'subscription_cycle',
    lines: [...waitingLines(context, current.id), ...used, ...advanceLines(context, moved)],
    discounts: current.discounts,
    period: ended,
    autoAdvance: waits,
    ...(waits ? { finalizesAt: ended.end + draftTime } : {}),
  });
  announceChange(context, before, context.find('subscription', current.id));
  return invoice;
}
