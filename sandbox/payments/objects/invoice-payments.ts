import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { innerList, page } from '../http/list.ts';
import { paging } from '../http/paging.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import type { Invoice } from './invoice-row.ts';

/** Ties an invoice to the intent that pays it. */
export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  livemode: false;
  payment: { payment_intent: string; type: 'payment_intent' };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

declare module '../core/tables.ts' {
  interface Tables {
    invoice_payment: InvoicePayment;
  }
}

export function addInvoicePayment(context: SandboxContext, invoice: Invoice, intent: string): InvoicePayment {
  return context.store.put('invoice_payment', {
    id: newId('inpay', 24),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: context.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function paymentsOf(context: SandboxContext, invoice: string): InvoicePayment[] {
  return context.store.where('invoice_payment', 'invoice', invoice);
}

export function paymentByIntent(context: SandboxContext, intent: string): InvoicePayment | undefined {
  return context.store.where('invoice_payment', 'intent', intent)[0];
}

export function presentInvoicePayments(context: SandboxContext, owner: Wire): Wire {
  const id = String(owner['id']);
  return innerList(context, `/v1/invoice_payments?invoice=${id}`, paymentsOf(context, id));
}

/** Returns the secret with which the browser pays an open invoice. */
export function presentConfirmationSecret(context: SandboxContext, owner: Wire): Wire | null {
  const payment = paymentsOf(context, String(owner['id'])).find((row) => row.is_default);
  if (!payment || owner['status'] === 'draft') return null;
  const intent = context.find('payment_intent', payment.payment.payment_intent);
  return { client_secret: intent.client_secret, type: 'payment_intent' };
}

export const invoicePaymentRoutes = [
  route(
    'GET /v1/invoice_payments',
    { ...paging, invoice: 'string', status: 'string', payment: { type: 'string', payment_intent: 'string' } },
    ({ context }, params) => {
      const intent = params.payment?.payment_intent;
      const rows = context.store
        .all('invoice_payment')
        .filter((row) => params.invoice === undefined || row.invoice === params.invoice)
        .filter((row) => params.status === undefined || row.status === params.status)
        .filter((row) => intent === undefined || row.payment.payment_intent === intent);
      return page(context, '/v1/invoice_payments', rows, params);
    },
  ),
];
