import type { SandboxContext } from '../core/context.ts';
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
  context: SandboxContext,
  subscription: Subscription,
  plan: PlannedChange,
  terms: ChangeTerms,
): Invoice | undefined {
  const onTrial = subscription.status === 'trialing' && !plan.restarts;
  const drafts = onTrial ? [] : changeLines(context, subscription, plan, terms);
  const waits = terms.behavior === 'pending_if_incomplete' && !terms.dry;
  if (waits)
    keepPendingUpdate(
      context,
      subscription,
      plan.items.flatMap(({ after }) => after ?? []),
      plan.anchor,
    );
  else putInPlace(context, subscription, plan);
  for (const draft of drafts) addInvoiceItem(context, subscription, draft);
  const advance = plan.restarts
    ? advanceLines(
        context,
        plan.items.flatMap(({ after }) => after ?? []),
      )
    : [];
  const wantsInvoice = plan.restarts || (terms.proration === 'always_invoice' && drafts.length > 0);
  if (!wantsInvoice) {
    if (waits)
      putInPlace(
        context,
        context.store.patch('subscription', subscription, { pending_update: null, _pendingItems: [] }),
        plan,
      );
    return undefined;
  }
  return invoiceChange(context, subscription, advance, terms);
}

function putInPlace(context: SandboxContext, subscription: Subscription, plan: PlannedChange): void {
  for (const { before, after } of plan.items) {
    if (after) context.store.put('subscription_item', after);
    else if (before) context.store.remove('subscription_item', before.id);
  }
  context.store.patch('subscription', subscription, { billing_cycle_anchor: plan.anchor });
}

/**
 * Returns the lines for the unused and the remaining time. Usage metered under a removed price is
 * always billed.
 */
function changeLines(
  context: SandboxContext,
  subscription: Subscription,
  plan: PlannedChange,
  terms: ChangeTerms,
): DraftLine[] {
  return plan.items
    .filter((each) => plan.restarts || isChanged(each))
    .flatMap(({ before, after }) => {
      const priceGoes = before && (plan.restarts || before.price !== after?.price);
      const usage = priceGoes ? usageLines(context, subscription.customer, [before], terms.now) : [];
      if (terms.proration === 'none') return usage;
      const back = before ? unusedLine(context, before, terms.now) : undefined;
      const forth = after && !plan.restarts ? remainingLine(context, after, terms.now) : undefined;
      return [...usage, ...(back ? [back] : []), ...(forth && forth.amount !== 0 ? [forth] : [])];
    });
}

function isChanged({ before, after }: PlannedItem): boolean {
  return before?.price !== after?.price || before?.quantity !== after?.quantity;
}

function invoiceChange(
  context: SandboxContext,
  subscription: Subscription,
  advance: DraftLine[],
  terms: ChangeTerms,
): Invoice {
  const current = context.find('subscription', subscription.id);
  const draft = makeInvoice(context, {
    customer: current.customer,
    subscription: current,
    currency: current.currency,
    reason: 'subscription_update',
    lines: [...waitingLines(context, current.id), ...advance],
    discounts: current.discounts,
    period: { start: terms.now, end: terms.now },
    prorationDate: terms.now,
  });
  if (terms.dry) return draft;
  const invoice = finalizeInvoice(context, draft);
  if (terms.behavior === 'default_incomplete' && invoice.status === 'open') {
    changeStatus(context, context.find('subscription', current.id), { status: 'past_due' });
    return context.store.patch('invoice', invoice, { attempted: true });
  }
  const collected = collectInvoice(context, invoice, { offSession: terms.offSession });
  if (collected.status === 'open' && terms.behavior === 'error_if_incomplete')
    throw incompleteFailure(context, collected);
  return collected;
}
