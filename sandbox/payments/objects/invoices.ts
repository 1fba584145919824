import type { SandboxContext } from '../core/context.ts';
import { collectInvoice, intentOf, payingMethod, subscriptionOf } from '../billing/collect-invoice.ts';
import { voidInvoice } from '../billing/void-invoice.ts';
import { finalizeInvoice } from '../billing/finalize-invoice.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { noMethod } from '../billing/start-subscription.ts';
import { Failure, invalid } from '../http/failure.ts';
import { page, rowsOf } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { present } from '../http/present.ts';
import { route } from '../http/route.ts';
import type { Invoice } from './invoice-row.ts';
import { attachPaymentMethod } from './payment-methods.ts';

interface Payment {
  off_session?: boolean | undefined;
  paid_out_of_band?: boolean | undefined;
  payment_method?: string | undefined;
}

function payInvoice(context: SandboxContext, invoiceSent: Invoice, params: Payment): Invoice {
  const invoice = invoiceSent.status === 'draft' ? finalizeInvoice(context, invoiceSent) : invoiceSent;
  if (invoice.status === 'paid' && invoiceSent.status === 'draft') return invoice;
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status === 'void')
    throw invalid('This invoice can no longer be paid: it is void.', undefined, 'invoice_not_editable');
  if (params.paid_out_of_band) return markPaid(context, invoice, invoice.amount_due);
  const method =
    params.payment_method === undefined
      ? payingMethod(context, invoice.customer, subscriptionOf(context, invoice), invoice)
      : attachPaymentMethod(context, params.payment_method, invoice.customer, 'payment_method');
  if (!method) throw noMethod();
  const paid = collectInvoice(context, invoice, { offSession: params.off_session ?? true }, method);
  if (paid.status === 'paid') return paid;
  const intent = intentOf(context, paid);
  const intentField = intent ? { payment_intent: present(context, intent) } : {};
  if (intent?.last_payment_error)
    throw new Failure(402, { ...intent.last_payment_error, ...intentField }, true);
  const message = 'This payment requires additional user action before it can be completed successfully.';
  throw new Failure(
    402,
    { type: 'card_error', code: 'invoice_payment_intent_requires_action', message, ...intentField },
    true,
  );
}

const find = (context: SandboxContext, id: string | undefined) => context.find('invoice', id ?? '');

export const invoiceRoutes = [
  route('GET /v1/invoices/:id', {}, ({ context, path }) => find(context, path['id'])),
  route(
    'GET /v1/invoices',
    {
      ...paging,
      ...createdRange,
      collection_method: 'string',
      customer: 'string',
      status: 'string',
      subscription: 'string',
    },
    ({ context }, params) => {
      const rows = rowsOf(context, 'invoice', params.customer)
        .filter((row) => params.subscription === undefined || row._subscription === params.subscription)
        .filter((row) => params.status === undefined || row.status === params.status)
        .filter((row) => inRange(row.created, params.created));
      return page(context, '/v1/invoices', rows, params);
    },
  ),
  route(
    'POST /v1/invoices/:id/pay',
    { forgive: 'bool', off_session: 'bool', paid_out_of_band: 'bool', payment_method: 'string' },
    ({ context, path }, params) => payInvoice(context, find(context, path['id']), params),
  ),
  route('POST /v1/invoices/:id/finalize', { auto_advance: 'bool' }, ({ context, path }) =>
    finalizeInvoice(context, find(context, path['id'])),
  ),
  route('POST /v1/invoices/:id/void', {}, ({ context, path }) =>
    voidInvoice(context, find(context, path['id'])),
  ),
];
