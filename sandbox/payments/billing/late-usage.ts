import type { SandboxContext } from '../core/context.ts';
import { linesOf } from '../objects/invoice-row.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { InvoiceLine } from '../objects/invoice-lines.ts';
import type { SubscriptionItem } from '../objects/subscription-row.ts';
import { lineRow, usageLines } from './draft-line.ts';
import type { DraftLine } from './draft-line.ts';
import { sumUp } from './sum-up.ts';

/**
 * Recounts the usage of an ended period while its invoice is a draft, because usage reported late
 * is part of that period. The draft's coupon stays.
 */
export function withLateUsage(context: SandboxContext, draft: Invoice): Invoice {
  const lines = linesOf(context, draft.id);
  const metered = lines.filter((row) => isMetered(context, row));
  if (metered.length === 0) return draft;
  const counted = firstPerItem(metered).flatMap((row) => countAgain(context, draft, row));
  const before = metered.reduce((sum, row) => sum + row.quantity, 0);
  if (counted.reduce((sum, each) => sum + each.quantity, 0) === before) return draft;
  for (const row of lines) context.store.remove('line_item', row.id);
  const unmetered = lines.filter((row) => !metered.includes(row));
  const all = [...counted, ...unmetered];
  const sums = sumUp(
    context,
    all,
    draft.discounts.flatMap((id) => context.store.get('discount', id) ?? []),
  );
  all.forEach((each, index) => {
    const taken = sums.byLine[index] ?? [];
    const row =
      'object' in each
        ? { ...each, discount_amounts: taken }
        : lineRow(each, draft.id, draft.currency, taken);
    context.store.put('line_item', row);
  });
  const due = Math.max(0, sums.total + draft.starting_balance);
  return context.store.patch('invoice', draft, {
    amount_due: due,
    amount_remaining: due,
    subtotal: sums.subtotal,
    subtotal_excluding_tax: sums.subtotal,
    total: sums.total,
    total_discount_amounts: sums.totals,
    total_excluding_tax: sums.total,
  });
}

function priceOf(row: InvoiceLine): string {
  return row.pricing?.price_details.price ?? '';
}

function isMetered(context: SandboxContext, row: InvoiceLine): boolean {
  return context.store.get('price', priceOf(row))?.recurring?.usage_type === 'metered';
}

function itemOf(row: InvoiceLine): string {
  return row.parent.subscription_item_details?.subscription_item ?? '';
}

/** Tiers have a line each: the first represents them. */
function firstPerItem(rows: InvoiceLine[]): InvoiceLine[] {
  return rows.filter(
    (row, index) =>
      rows.findIndex((each) => itemOf(each) === itemOf(row) && priceOf(each) === priceOf(row)) === index,
  );
}

/**
 * Returns the usage lines of an item, computed again for the price and period of a draft's line.
 */
function countAgain(context: SandboxContext, draft: Invoice, row: InvoiceLine): DraftLine[] {
  const item = context.store.get('subscription_item', itemOf(row));
  if (!item) return [];
  const then: SubscriptionItem = {
    ...item,
    price: priceOf(row),
    current_period_start: row.period.start,
    current_period_end: row.period.end,
  };
  return usageLines(context, draft.customer, [then]);
}
