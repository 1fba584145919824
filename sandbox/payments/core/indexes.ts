import type { TableName } from './tables.ts';

const subscriptionOfItem = '$.parent.subscription_details';

/** Paths inside rows that requests search by. The indexes keep requests fast with years of data. */
export const indexes = {
  charge: { customer: '$.customer' },
  delivery: { event: '$.event' },
  invoice: { customer: '$.customer', subscription: '$._subscription' },
  invoice_payment: { invoice: '$.invoice', intent: '$.payment.payment_intent' },
  invoiceitem: {
    item: `${subscriptionOfItem}.subscription_item`,
    subscription: `${subscriptionOfItem}.subscription`,
  },
  line_item: { invoice: '$.invoice', item: '$.parent.subscription_item_details.subscription_item' },
  'billing.meter_event': { customer: '$._customer', identifier: '$.identifier' },
  payment_intent: { customer: '$.customer' },
  payment_method: { customer: '$.customer' },
  subscription: { customer: '$.customer' },
  subscription_item: { subscription: '$.subscription' },
  tax_id: { customer: '$.customer' },
} as const satisfies { [T in TableName]?: Record<string, string> };

export type Indexed = keyof typeof indexes;
export type IndexOf<T extends Indexed> = keyof (typeof indexes)[T] & string;
