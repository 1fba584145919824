import type { World } from '../core/world.ts';
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
export function renewSubscription(world: World, subscription: Subscription): void {
  const { cancel_at: cancelAt } = subscription;
  if (subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= world.now())) {
    endSubscription(world, subscription, 'cancellation_requested', { invoiceNow: true });
    return;
  }
  if (subscription.status === 'trialing' && !payingMethod(world, subscription.customer, subscription)) {
    const missing = subscription.trial_settings.end_behavior.missing_payment_method;
    if (missing === 'cancel') {
      endSubscription(world, subscription, 'payment_failed');
      return;
    }
    if (missing === 'pause') {
      const paused = changeStatus(world, subscription, { status: 'paused' });
      world.emit('customer.subscription.paused', paused);
      return;
    }
  }
  nextPeriod(world, subscription);
}

/**
 * Starts the next period of every item and bills the usage of the previous period, the advance for
 * the next one and the pending lines.
 */
export function nextPeriod(world: World, subscription: Subscription, preview = false): Invoice {
  const now = world.now();
  const before = present(world, subscription);
  const wasTrial = subscription.status === 'trialing';
  const due = itemsOf(world, subscription.id).filter((item) => preview || item.current_period_end <= now);
  const used = wasTrial ? [] : usageLines(world, subscription.customer, due);
  const ended = {
    start: Math.min(...due.map((item) => item.current_period_start)),
    end: periodEndOf(world, subscription),
  };
  const anchor = wasTrial ? ended.end : subscription.billing_cycle_anchor;
  const moved = due.map((item) => {
    const { interval, interval_count: count } = world.find('price', item.price).recurring ?? {
      interval: 'month',
      interval_count: 1,
    };
    const start = item.current_period_end;
    return world.store.put('subscription_item', {
      ...item,
      current_period_start: start,
      current_period_end: periodEnd(anchor, start, interval, count),
    });
  });
  const current = world.store.patch('subscription', subscription, {
    billing_cycle_anchor: anchor,
    status: wasTrial ? 'active' : subscription.status,
  });
  const waits = current.status !== 'unpaid';
  const invoice = makeInvoice(world, {
    customer: current.customer,
    subscription: current,
    currency: current.currency,
    reason: preview ? 'upcoming' : 'subscription_cycle',
    lines: [...waitingLines(world, current.id), ...used, ...advanceLines(world, moved)],
    discounts: current.discounts,
    period: ended,
    autoAdvance: waits,
    ...(waits ? { finalizesAt: ended.end + draftTime } : {}),
  });
  announceChange(world, before, world.find('subscription', current.id));
  return invoice;
}
