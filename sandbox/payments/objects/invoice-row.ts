import type { SandboxContext } from '../core/context.ts';
import { innerList } from '../http/list.ts';
import type { TextMap } from '../http/params.ts';
import type { Wire } from '../core/wire.ts';
import type { Address } from './customer-row.ts';
import type { InvoiceLine } from './invoice-lines.ts';

export type BillingReason =
  'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export interface Invoice {
  id: string;
  object: 'invoice';
  account_country: 'IT';
  account_name: string;
  account_tax_ids: null;
  amount_due: number;
  amount_overpaid: 0;
  amount_paid: number;
  amount_paid_off_stripe: number;
  amount_remaining: number;
  amount_shipping: 0;
  application: null;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatic_tax: { disabled_reason: null; enabled: false; liability: null; provider: null; status: null };
  automatically_finalizes_at: number | null;
  billing_reason: BillingReason;
  collection_method: 'charge_automatically' | 'send_invoice';
  created: number;
  currency: string;
  custom_fields: null;
  customer: string;
  customer_account: null;
  customer_address: Address | null;
  customer_email: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  customer_shipping: null;
  customer_tax_exempt: 'exempt' | 'none' | 'reverse';
  customer_tax_ids: { type: string; value: string }[];
  default_payment_method: string | null;
  default_source: null;
  default_tax_rates: never[];
  description: string | null;
  discounts: string[];
  due_date: number | null;
  effective_at: number | null;
  ending_balance: number | null;
  footer: string | null;
  from_invoice: null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  issuer: { type: 'self' };
  last_finalization_error: null;
  latest_revision: null;
  livemode: false;
  metadata: TextMap;
  next_payment_attempt: number | null;
  number: string | null;
  on_behalf_of: null;
  parent: {
    quote_details: null;
    subscription_details: { metadata: TextMap; subscription: string; subscription_proration_date?: number };
    type: 'subscription_details';
  } | null;
  payment_settings: {
    default_mandate: null;
    payment_method_options: null;
    payment_method_types: string[] | null;
  };
  period_end: number;
  period_start: number;
  post_payment_credit_notes_amount: 0;
  pre_payment_credit_notes_amount: 0;
  receipt_number: null;
  rendering: null;
  shipping_cost: null;
  shipping_details: null;
  starting_balance: number;
  statement_descriptor: null;
  status: 'draft' | 'open' | 'paid' | 'void';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  subtotal_excluding_tax: number;
  test_clock: null;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_excluding_tax: number;
  total_pretax_credit_amounts: never[];
  total_taxes: never[];
  webhooks_delivered_at: number | null;
  /** Subscription of the invoice, and the secret of its pages. */
  _subscription: string | null;
  _secret: string;
}

declare module '../core/tables.ts' {
  interface Tables {
    invoice: Invoice;
  }
}

export function linesOf(context: SandboxContext, invoice: string): InvoiceLine[] {
  return context.store.where('line_item', 'invoice', invoice);
}

export function presentInvoice(context: SandboxContext, invoice: Invoice): Wire {
  return {
    ...structuredClone(invoice),
    lines: {
      ...innerList(context, `/v1/invoices/${invoice.id}/lines`, linesOf(context, invoice.id)),
      total_count: linesOf(context, invoice.id).length,
    },
  };
}
