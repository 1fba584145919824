import type { SandboxContext } from '../core/context.ts';
import { periodEndOf } from '../objects/subscription-row.ts';
import type { Subscription } from '../objects/subscription-row.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { collectInvoice, retryAfter, subscriptionOf } from './collect-invoice.ts';
import { endSubscription, expireSubscription, isEnded } from './end-subscription.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { dropPendingUpdate } from './pending-update.ts';
import { renewSubscription } from './renew-subscription.ts';
import { changeStatus } from './subscription-status.ts';

const day = 86_400;
const incompleteTime = 23 * 3600;

interface Due {
  at: number;
  run(): void;
}

/**
 * States that a subscription can enter after the last failed payment attempt. The setting is
 * stored as an index into this array.
 */
export const afterDunning = ['canceled', 'unpaid', 'past_due'] as const;

/** When the next thing falls due, as long as nothing is written that could change it. */
const nextDueTimes = new WeakMap<SandboxContext, { version: number; at: number }>();

/** Carries out, in the order in which it falls due, all that time brings up to now. Returns how much there was. */
export function runDue(context: SandboxContext): number {
  const until = context.clock.target();
  const last = nextDueTimes.get(context);
  if (last?.version === context.store.version && last.at > until) return 0;
  for (let done = 0; ; done += 1) {
    const next = earliest(context);
    if (!next || next.at > until) {
      nextDueTimes.set(context, { version: context.store.version, at: next?.at ?? Infinity });
      return done;
    }
    context.store.transaction(() => context.clock.at(next.at, () => next.run()));
  }
}

function earliest(context: SandboxContext): Due | undefined {
  let first: Due | undefined;
  const consider = (due: Due | undefined) => {
    if (due && (!first || due.at < first.at)) first = due;
  };
  for (const subscription of context.store.all('subscription')) {
    if (isEnded(subscription)) continue;
    for (const due of subscriptionDue(context, subscription)) consider(due);
  }
  for (const invoice of context.store.all('invoice')) consider(invoiceDue(context, invoice));
  return first;
}

function subscriptionDue(context: SandboxContext, row: Subscription): Due[] {
  if (row.status === 'incomplete')
    return [{ at: row.created + incompleteTime, run: () => expireSubscription(context, row) }];
  if (row.status === 'paused') return [];
  const due: Due[] = [{ at: periodEndOf(context, row), run: () => renewSubscription(context, row) }];
  if (row.cancel_at !== null && !row.cancel_at_period_end) {
    due.push({ at: row.cancel_at, run: () => void endSubscription(context, row, 'cancellation_requested') });
  }
  if (row.pending_update)
    due.push({ at: row.pending_update.expires_at, run: () => dropPendingUpdate(context, row) });
  if (row.status === 'trialing' && row.trial_end !== null && !row._trialNotice) {
    due.push({
      at: Math.max(row.created, row.trial_end - 3 * day),
      run: () => announceTrialEnd(context, row),
    });
  }
  return due;
}

function announceTrialEnd(context: SandboxContext, row: Subscription): void {
  context.emit(
    'customer.subscription.trial_will_end',
    context.store.patch('subscription', row, { _trialNotice: true }),
  );
}

function invoiceDue(context: SandboxContext, invoice: Invoice): Due | undefined {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return { at: invoice.automatically_finalizes_at, run: () => finalizeAndCollect(context, invoice) };
  }
  if (invoice.status === 'open' && invoice.auto_advance && invoice.next_payment_attempt !== null) {
    return { at: invoice.next_payment_attempt, run: () => tryAgain(context, invoice) };
  }
  return undefined;
}

function finalizeAndCollect(context: SandboxContext, draft: Invoice): void {
  const invoice = finalizeInvoice(context, draft);
  if (invoice.status === 'open' && invoice.collection_method === 'charge_automatically')
    tryAgain(context, invoice);
}

function tryAgain(context: SandboxContext, invoice: Invoice): void {
  const collected = collectInvoice(context, invoice, { offSession: true });
  const subscription = subscriptionOf(context, collected);
  if (collected.status !== 'open' || collected.attempt_count <= retryAfter.length || !subscription) return;
  const outcome = afterDunning[context.store.get('meta', 'after_dunning')?.value ?? 0] ?? 'canceled';
  if (outcome === 'canceled') endSubscription(context, subscription, 'payment_failed');
  else if (outcome === 'unpaid') changeStatus(context, subscription, { status: 'unpaid' });
}
