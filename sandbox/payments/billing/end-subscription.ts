import type { SandboxContext } from '../core/context.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { itemsOf, periodEndOf } from '../objects/subscription-row.ts';
import type { CancellationReason, Subscription } from '../objects/subscription-row.ts';
import { collectInvoice } from './collect-invoice.ts';
import { usageLines, waitingLines } from './draft-line.ts';
import { voidInvoice } from './void-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { makeInvoice } from './make-invoice.ts';
import { unusedLine } from './proration.ts';

export function isEnded(subscription: Subscription): boolean {
  return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
}

interface Ending {
  /** Credits the unused paid time to the customer's balance. */
  prorate?: boolean | undefined;
  /** Immediately bills what was used and not billed yet. */
  invoiceNow?: boolean | undefined;
}

/** Ends a subscription. If it never started, its first invoice is voided. */
export function endSubscription(
  context: SandboxContext,
  subscription: Subscription,
  reason: CancellationReason,
  ending: Ending = {},
): Subscription {
  const now = context.now();
  const wasIncomplete = subscription.status === 'incomplete';
  const draft = ending.invoiceNow || ending.prorate ? lastInvoice(context, subscription, ending) : undefined;
  if (draft) collectInvoice(context, finalizeInvoice(context, draft), { offSession: true });
  for (const invoice of context.store.where('invoice', 'subscription', subscription.id)) {
    if (invoice.status === 'open' && wasIncomplete) voidInvoice(context, invoice);
    else if (invoice.status === 'open' || invoice.status === 'draft') {
      context.store.patch('invoice', invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
    }
  }
  const current = context.find('subscription', subscription.id);
  const ended = context.store.patch('subscription', current, {
    cancel_at_period_end: false,
    canceled_at: current.canceled_at ?? now,
    cancellation_details: {
      ...current.cancellation_details,
      reason: current.cancellation_details.reason ?? reason,
    },
    ended_at: now,
    pending_update: null,
    status: 'canceled',
  });
  context.emit('customer.subscription.deleted', ended);
  return ended;
}

/** Expires an incomplete subscription whose first payment did not arrive within 23 hours. */
export function expireSubscription(context: SandboxContext, subscription: Subscription): void {
  for (const invoice of context.store.where('invoice', 'subscription', subscription.id)) {
    if (invoice.status === 'open') voidInvoice(context, invoice);
  }
  const before = { status: subscription.status };
  const expired = context.store.patch('subscription', subscription, {
    status: 'incomplete_expired',
    ended_at: context.now(),
  });
  context.emit('customer.subscription.updated', expired, before);
}

/**
 * Returns the draft of the final invoice of a subscription; undefined if nothing is to be billed.
 */
export function lastInvoice(
  context: SandboxContext,
  subscription: Subscription,
  ending: Ending,
): Invoice | undefined {
  const items = itemsOf(context, subscription.id);
  const now = context.now();
  const lines = [
    ...waitingLines(context, subscription.id),
    // Usage during a trial is free.
    ...(ending.invoiceNow && subscription.status !== 'trialing'
      ? usageLines(context, subscription.customer, items, Math.min(now, periodEndOf(context, subscription)))
      : []),
    ...(ending.prorate ? items.flatMap((item) => unusedLine(context, item, now) ?? []) : []),
  ];
  if (lines.length === 0) return undefined;
  return makeInvoice(context, {
    customer: subscription.customer,
    subscription,
    currency: subscription.currency,
    reason: 'subscription_update',
    lines,
    discounts: subscription.discounts,
    period: { start: now, end: now },
  });
}
