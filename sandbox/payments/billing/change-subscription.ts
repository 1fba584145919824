import type { World } from '../core/world.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { Subscription } from '../objects/subscription-row.ts';
import { collectInvoice } from './collect-invoice.ts';
import { addInvoiceItem, advanceLines, usageLines, waitingLines } from './draft-line.ts';
import type { DraftLine } from './draft-line.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { makeInvoice } from './make-invoice.ts';
import { keepPendingUpdate } from './pending-update.ts';
import type { PlannedChange, PlannedItem } from './plan-change.ts';
import { remainingLine, unusedLine } from './proration.ts';
import { incompleteFailure } from './start-subscription.ts';
import type { HowToPay } from './start-subscription.ts';
import { changeStatus } from './subscription-status.ts';

type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export interface ChangeTerms extends HowToPay {
  proration: ProrationBehavior;
  now: number;
}

/**
 * Applies a planned change with its credits and charges. Returns the invoice that is created now,
 * if any.
 */
export function changeSubscription(
  world: World,
  subscription: Subscription,
  plan: PlannedChange,
  terms: ChangeTerms,
): Invoice | undefined {
  const onTrial = subscription.status === 'trialing' && !plan.restarts;
  const drafts = onTrial ? [] : changeLines(world, subscription, plan, terms);
  const waits = terms.behavior === 'pending_if_incomplete' && !terms.dry;
  if (waits)
    keepPendingUpdate(
      world,
      subscription,
      plan.items.flatMap(({ after }) => after ?? []),
      plan.anchor,
    );
  else putInPlace(world, subscription, plan);
  for (const draft of drafts) addInvoiceItem(world, subscription, draft);
  const advance = plan.restarts
    ? advanceLines(
        world,
        plan.items.flatMap(({ after }) => after ?? []),
      )
    : [];
  const wantsInvoice = plan.restarts || (terms.proration === 'always_invoice' && drafts.length > 0);
  if (!wantsInvoice) {
    if (waits)
      putInPlace(
        world,
        world.store.patch('subscription', subscription, { pending_update: null, _pendingItems: [] }),
        plan,
      );
    return undefined;
  }
  return invoiceChange(world, subscription, advance, terms);
}

function putInPlace(world: World, subscription: Subscription, plan: PlannedChange): void {
  for (const { before, after } of plan.items) {
    if (after) world.store.put('subscription_item', after);
    else if (before) world.store.remove('subscription_item', before.id);
  }
  world.store.patch('subscription', subscription, { billing_cycle_anchor: plan.anchor });
}

/**
 * Returns the lines for the unused and the remaining time. Usage metered under a removed price is
 * always billed.
 */
function changeLines(
  world: World,
  subscription: Subscription,
  plan: PlannedChange,
  terms: ChangeTerms,
): DraftLine[] {
  return plan.items
    .filter((each) => plan.restarts || isChanged(each))
    .flatMap(({ before, after }) => {
      const priceGoes = before && (plan.restarts || before.price !== after?.price);
      const usage = priceGoes ? usageLines(world, subscription.customer, [before], terms.now) : [];
      if (terms.proration === 'none') return usage;
      const back = before ? unusedLine(world, before, terms.now) : undefined;
      const forth = after && !plan.restarts ? remainingLine(world, after, terms.now) : undefined;
      return [...usage, ...(back ? [back] : []), ...(forth && forth.amount !== 0 ? [forth] : [])];
    });
}

function isChanged({ before, after }: PlannedItem): boolean {
  return before?.price !== after?.price || before?.quantity !== after?.quantity;
}

function invoiceChange(
  world: World,
  subscription: Subscription,
  advance: DraftLine[],
  terms: ChangeTerms,
): Invoice {
  const current = world.find('subscription', subscription.id);
  const draft = makeInvoice(world, {
    customer: current.customer,
    subscription: current,
    currency: current.currency,
    reason: 'subscription_update',
    lines: [...waitingLines(world, current.id), ...advance],
    discounts: current.discounts,
    period: { start: terms.now, end: terms.now },
    prorationDate: terms.now,
  });
  if (terms.dry) return draft;
  const invoice = finalizeInvoice(world, draft);
  if (terms.behavior === 'default_incomplete' && invoice.status === 'open') {
    changeStatus(world, world.find('subscription', current.id), { status: 'past_due' });
    return world.store.patch('invoice', invoice, { attempted: true });
  }
  const collected = collectInvoice(world, invoice, { offSession: terms.offSession });
  if (collected.status === 'open' && terms.behavior === 'error_if_incomplete')
    throw incompleteFailure(world, collected);
  return collected;
}
