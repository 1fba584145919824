import type { SandboxContext } from '../core/context.ts';
import type { Price } from '../objects/prices.ts';
import type { SubscriptionItem } from '../objects/subscription-row.ts';
import { line } from './draft-line.ts';
import type { DraftLine } from './draft-line.ts';
import { amountOf, cents } from './tiers.ts';

/** The share of a period that is still to come, 0 to 1. */
export function shareLeft(now: number, period: { start: number; end: number }): number {
  if (period.end <= period.start) return 0;
  return Math.min(1, Math.max(0, (period.end - now) / (period.end - period.start)));
}

function isMetered(price: Price): boolean {
  return price.recurring?.usage_type === 'metered';
}

/**
 * Returns the charges for this item that still run. Limits the credit to the amount that was
 * charged, after discounts.
 */
function runningCharges(
  context: SandboxContext,
  item: SubscriptionItem,
  now: number,
): { net: number; period: { start: number; end: number } }[] {
  const billed = context.store
    .where('line_item', 'item', item.id)
    .filter((row) => (context.store.get('invoice', row.invoice)?.status ?? 'void') !== 'void')
    .map((row) => ({
      net: row.amount - row.discount_amounts.reduce((sum, each) => sum + each.amount, 0),
      period: row.period,
    }));
  const waiting = context.store
    .where('invoiceitem', 'item', item.id)
    .filter((row) => row.invoice === null)
    .map((row) => ({ net: row.amount, period: row.period }));
  return [...billed, ...waiting].filter(
    ({ period }) => period.start <= now && period.end > now && period.end === item.current_period_end,
  );
}

/** Returns the credit line for the rest of the period. */
export function unusedLine(
  context: SandboxContext,
  item: SubscriptionItem,
  now: number,
): DraftLine | undefined {
  const price = context.find('price', item.price);
  if (isMetered(price)) return undefined;
  // Sums debits and earlier credits. All of them run to the end of the period, so the sum is the
  // item's remaining value.
  const remainingValue = runningCharges(context, item, now).reduce(
    (sum, { net, period }) => sum + net * shareLeft(now, period),
    0,
  );
  const amount = -cents(remainingValue);
  if (amount >= 0) return undefined;
  return line(context, item, {
    amount,
    description: `Unused time on ${price.nickname ?? price.id}`,
    discountable: false,
    period: { start: now, end: item.current_period_end },
    proration: true,
    quantity: item.quantity,
  });
}

/**
 * Returns the charge line of the new price for the rest of the period; `item` is the changed item.
 */
export function remainingLine(
  context: SandboxContext,
  item: SubscriptionItem,
  now: number,
): DraftLine | undefined {
  const price = context.find('price', item.price);
  if (isMetered(price)) return undefined;
  const share = shareLeft(now, { start: item.current_period_start, end: item.current_period_end });
  return line(context, item, {
    amount: cents(amountOf(price, item.quantity) * share),
    description: `Remaining time on ${price.nickname ?? price.id}`,
    period: { start: now, end: item.current_period_end },
    proration: true,
    quantity: item.quantity,
  });
}
