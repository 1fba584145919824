import type { TextMap } from '../http/params.ts';

interface Period {
  start: number;
  end: number;
}
interface Pricing {
  price_details: { price: string; product: string };
  type: 'price_details';
  unit_amount_decimal: string | null;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string | null;
  discount_amounts: { amount: number; discount: string }[];
  discountable: boolean;
  discounts: string[];
  invoice: string;
  livemode: false;
  metadata: TextMap;
  parent: {
    invoice_item_details: {
      invoice_item: string;
      proration: boolean;
      proration_details: { credited_items: null } | null;
      subscription: string | null;
    } | null;
    subscription_item_details: {
      invoice_item: string | null;
      proration: boolean;
      proration_details: { credited_items: null } | null;
      subscription: string;
      subscription_item: string;
    } | null;
    type: 'invoice_item_details' | 'subscription_item_details';
  };
  period: Period;
  pretax_credit_amounts: never[];
  pricing: Pricing | null;
  quantity: number;
  quantity_decimal: string;
  subscription: string | null;
  subtotal: number;
  taxes: never[];
}

/** Something owed or credited that waits for the next invoice. */
export interface InvoiceItem {
  id: string;
  object: 'invoiceitem';
  amount: number;
  currency: string;
  customer: string;
  customer_account: null;
  date: number;
  description: string;
  discountable: boolean;
  discounts: string[];
  invoice: string | null;
  livemode: false;
  metadata: TextMap;
  net_amount: number;
  parent: {
    subscription_details: { subscription: string; subscription_item: string };
    type: 'subscription_details';
  } | null;
  period: Period;
  pricing: Pricing | null;
  proration: boolean;
  proration_details: { credited_items: null; discount_amounts: never[] } | null;
  quantity: number;
  quantity_decimal: string;
  tax_rates: never[];
  test_clock: null;
}

declare module '../core/tables.ts' {
  interface Tables {
    invoiceitem: InvoiceItem;
    line_item: InvoiceLine;
  }
}
