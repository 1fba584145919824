import type { World } from '../core/world.ts';
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
const known = new WeakMap<World, { version: number; at: number }>();

/** Carries out, in the order in which it falls due, all that time brings up to now. Returns how much there was. */
export function runDue(world: World): number {
  const until = world.clock.target();
  const last = known.get(world);
  if (last?.version === world.store.version && last.at > until) return 0;
  for (let done = 0; ; done += 1) {
    const next = earliest(world);
    if (!next || next.at > until) {
      known.set(world, { version: world.store.version, at: next?.at ?? Infinity });
      return done;
    }
    world.store.transaction(() => world.clock.at(next.at, () => next.run()));
  }
}

function earliest(world: World): Due | undefined {
  let first: Due | undefined;
  const consider = (due: Due | undefined) => {
    if (due && (!first || due.at < first.at)) first = due;
  };
  for (const subscription of world.store.all('subscription')) {
    if (isEnded(subscription)) continue;
    for (const due of subscriptionDue(world, subscription)) consider(due);
  }
  for (const invoice of world.store.all('invoice')) consider(invoiceDue(world, invoice));
  return first;
}

function subscriptionDue(world: World, row: Subscription): Due[] {
  if (row.status === 'incomplete')
    return [{ at: row.created + incompleteTime, run: () => expireSubscription(world, row) }];
  if (row.status === 'paused') return [];
  const due: Due[] = [{ at: periodEndOf(world, row), run: () => renewSubscription(world, row) }];
  if (row.cancel_at !== null && !row.cancel_at_period_end) {
    due.push({ at: row.cancel_at, run: () => void endSubscription(world, row, 'cancellation_requested') });
  }
  if (row.pending_update)
    due.push({ at: row.pending_update.expires_at, run: () => dropPendingUpdate(world, row) });
  if (row.status === 'trialing' && row.trial_end !== null && !row._trialNotice) {
    due.push({ at: Math.max(row.created, row.trial_end - 3 * day), run: () => announceTrialEnd(world, row) });
  }
  return due;
}

function announceTrialEnd(world: World, row: Subscription): void {
  world.emit(
    'customer.subscription.trial_will_end',
    world.store.patch('subscription', row, { _trialNotice: true }),
  );
}

function invoiceDue(world: World, invoice: Invoice): Due | undefined {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return { at: invoice.automatically_finalizes_at, run: () => finalizeAndCollect(world, invoice) };
  }
  if (invoice.status === 'open' && invoice.auto_advance && invoice.next_payment_attempt !== null) {
    return { at: invoice.next_payment_attempt, run: () => tryAgain(world, invoice) };
  }
  return undefined;
}

function finalizeAndCollect(world: World, draft: Invoice): void {
  const invoice = finalizeInvoice(world, draft);
  if (invoice.status === 'open' && invoice.collection_method === 'charge_automatically')
    tryAgain(world, invoice);
}

function tryAgain(world: World, invoice: Invoice): void {
  const tried = collectInvoice(world, invoice, { offSession: true });
  const subscription = subscriptionOf(world, tried);
  if (tried.status !== 'open' || tried.attempt_count <= retryAfter.length || !subscription) return;
  const outcome = afterDunning[world.store.get('meta', 'after_dunning')?.value ?? 0] ?? 'canceled';
  if (outcome === 'canceled') endSubscription(world, subscription, 'payment_failed');
  else if (outcome === 'unpaid') changeStatus(world, subscription, { status: 'unpaid' });
}
