import type { SandboxContext } from '../core/context.ts';
import { invalid } from '../http/failure.ts';
import { addInvoicePayment } from '../objects/invoice-payments.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { addPaymentIntent } from '../objects/payment-intent-row.ts';
import { withLateUsage } from './late-usage.ts';
import { markPaid } from './mark-paid.ts';

/** Smallest card payment in cents. A smaller amount is added to the customer's balance. */
const smallestCharge = 50;

/**
 * From draft to open: numbered, final, with the intent that will pay it. One with nothing to pay is paid immediately.
 */
export function finalizeInvoice(context: SandboxContext, original: Invoice): Invoice {
  if (original.status !== 'draft') {
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
  }
  const draft =
    original.billing_reason === 'subscription_cycle' ? withLateUsage(context, original) : original;
  const customer = context.find('customer', draft.customer);
  const owed = draft.total + customer.balance;
  const due = owed < smallestCharge ? 0 : owed;
  const page = `${context.config.publicUrl}/invoice/${draft.id}/${draft._secret}`;
  context.store.patch('customer', customer, {
    balance: owed - due,
    currency: draft.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  const invoice = context.store.patch('invoice', draft, {
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: context.now(),
    ending_balance: owed - due,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: context.now() },
    webhooks_delivered_at: context.now(),
  });
  if (due > 0) {
    const intent = addPaymentIntent(context, {
      amount: due,
      currency: invoice.currency,
      customer: invoice.customer,
      description:
        invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      setup_future_usage: invoice._subscription ? 'off_session' : null,
    });
    addInvoicePayment(context, invoice, intent.id);
  }
  context.emit('invoice.finalized', invoice);
  return due === 0 ? markPaid(context, invoice, 0) : invoice;
}
