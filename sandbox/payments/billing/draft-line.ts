import { usageOf } from '../objects/meters.ts';
import type { Price } from '../objects/prices.ts';
import type { InvoiceItem, InvoiceLine } from '../objects/invoice-lines.ts';
import { itemsOf } from '../objects/subscription-row.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-row.ts';
import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { chargesOf } from './tiers.ts';

/** A line before it has an invoice. Amounts in cents, before discounts; negative ones give back. */
export interface DraftLine {
  amount: number;
  description: string;
  discountable: boolean;
  period: { start: number; end: number };
  price: Price;
  quantity: number;
  item: SubscriptionItem;
  proration: boolean;
  invoiceItem: string | null;
}

function nameOf(context: SandboxContext, price: Price): string {
  const product = context.find('product', price.product).name;
  return price.nickname ? `${product} (${price.nickname})` : product;
}

export function trialLines(context: SandboxContext, subscription: Subscription): DraftLine[] {
  return itemsOf(context, subscription.id).map((item) =>
    line(context, item, {
      amount: 0,
      description: `Trial period for ${nameOf(context, context.find('price', item.price))}`,
      period: { start: item.current_period_start, end: item.current_period_end },
      quantity: item.quantity,
    }),
  );
}

/** Returns the lines for a period paid in advance. Metered prices have no line. */
export function advanceLines(context: SandboxContext, items: readonly SubscriptionItem[]): DraftLine[] {
  return items.flatMap((item) => {
    const price = context.find('price', item.price);
    const period = { start: item.current_period_start, end: item.current_period_end };
    if (price.recurring?.usage_type === 'metered') return [];
    return linesOf(context, item, item.quantity, period);
  });
}

/**
 * Returns the lines for metered usage until now or until the end of the period. Includes the
 * second of `until`, because usage is reported in whole seconds and usage in this second was
 * reported before the price was removed.
 */
export function usageLines(
  context: SandboxContext,
  customer: string,
  items: readonly SubscriptionItem[],
  until?: number,
): DraftLine[] {
  return items.flatMap((item) => {
    const price = context.find('price', item.price);
    if (price.recurring?.meter == null) return [];
    const period = { start: item.current_period_start, end: until ?? item.current_period_end };
    const before = until === undefined ? period.end : until + 1;
    const used = usageOf(context, price.recurring.meter, customer, period.start, before);
    return linesOf(context, item, used, period);
  });
}

function linesOf(
  context: SandboxContext,
  item: SubscriptionItem,
  used: number,
  period: DraftLine['period'],
): DraftLine[] {
  const price = context.find('price', item.price);
  return chargesOf(price, used).map(({ amount, quantity, tier }) => {
    const description = `${quantity} × ${nameOf(context, price)}${tier === null ? '' : ` (tier ${tier})`}`;
    return line(context, item, { amount, quantity, period, description });
  });
}

export function line(
  context: SandboxContext,
  item: SubscriptionItem,
  fields: Pick<DraftLine, 'amount' | 'description' | 'period' | 'quantity'> & Partial<DraftLine>,
): DraftLine {
  return {
    discountable: true,
    price: context.find('price', item.price),
    item,
    proration: false,
    invoiceItem: null,
    ...fields,
  };
}

/** Items that wait, as lines of the invoice that takes them in. */
export function waitingLines(context: SandboxContext, subscription: string): DraftLine[] {
  return context.store
    .where('invoiceitem', 'subscription', subscription)
    .filter((row) => row.invoice === null)
    .flatMap((row) => {
      const item = context.store.get(
        'subscription_item',
        row.parent?.subscription_details.subscription_item ?? '',
      );
      const price = context.store.get('price', row.pricing?.price_details.price ?? '');
      if (!item || !price) return [];
      const { amount, description, discountable, period, quantity, proration } = row;
      return [
        { amount, description, discountable, period, quantity, proration, price, item, invoiceItem: row.id },
      ];
    });
}

function pricing(price: Price): InvoiceLine['pricing'] {
  return {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  };
}

export function addInvoiceItem(
  context: SandboxContext,
  subscription: Subscription,
  draft: DraftLine,
): InvoiceItem {
  const row = context.store.put('invoiceitem', {
    id: newId('ii', 24),
    object: 'invoiceitem',
    amount: draft.amount,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_account: null,
    date: context.now(),
    description: draft.description,
    discountable: draft.discountable,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    net_amount: draft.amount,
    parent: {
      subscription_details: { subscription: subscription.id, subscription_item: draft.item.id },
      type: 'subscription_details',
    },
    period: draft.period,
    pricing: pricing(draft.price),
    proration: draft.proration,
    proration_details: { credited_items: null, discount_amounts: [] },
    quantity: draft.quantity,
    quantity_decimal: String(draft.quantity),
    tax_rates: [],
    test_clock: null,
  });
  context.emit('invoiceitem.created', row);
  return row;
}

export function lineRow(
  draft: DraftLine,
  invoice: string,
  currency: string,
  taken: InvoiceLine['discount_amounts'],
): InvoiceLine {
  return {
    id: newId('il', 24),
    object: 'line_item',
    amount: draft.amount,
    currency,
    description: draft.description,
    discount_amounts: taken,
    discountable: draft.discountable,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: draft.invoiceItem,
        proration: draft.proration,
        proration_details: { credited_items: null },
        subscription: draft.item.subscription,
        subscription_item: draft.item.id,
      },
      type: 'subscription_item_details',
    },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: pricing(draft.price),
    quantity: draft.quantity,
    quantity_decimal: String(draft.quantity),
    subscription: draft.item.subscription,
    subtotal: draft.amount,
    taxes: [],
  };
}
