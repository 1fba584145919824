import type { SandboxContext } from '../core/context.ts';
import { invalid } from '../http/failure.ts';
import { cancelIntent } from '../objects/charge-intent.ts';
import { paymentsOf } from '../objects/invoice-payments.ts';
import type { Invoice } from '../objects/invoice-row.ts';

/** Ends an open invoice as if it had never been. */
export function voidInvoice(context: SandboxContext, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') {
    throw invalid(
      `You can only pass in open invoices. This invoice isn't open: its status is ${invoice.status}.`,
    );
  }
  const closed = context.store.patch('invoice', invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: context.now() },
  });
  giveUp(context, invoice);
  context.emit('invoice.voided', closed);
  return closed;
}

function giveUp(context: SandboxContext, invoice: Invoice): void {
  for (const payment of paymentsOf(context, invoice.id).filter((row) => row.status === 'open')) {
    const transitions = { ...payment.status_transitions, canceled_at: context.now() };
    context.store.patch('invoice_payment', payment, { status: 'canceled', status_transitions: transitions });
    const intent = context.find('payment_intent', payment.payment.payment_intent);
    if (intent.status !== 'succeeded' && intent.status !== 'canceled')
      cancelIntent(context, intent, 'void_invoice');
  }
  // The amount taken from the customer's balance is credited again.
  const customer = context.find('customer', invoice.customer);
  const balance =
    customer.balance + invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
  context.store.patch('customer', customer, { balance });
  forgetChange(context, invoice);
}

/** The change of plan that this invoice was to pay will not come. */
function forgetChange(context: SandboxContext, { id, _subscription }: Invoice): void {
  const subscription = _subscription === null ? undefined : context.store.get('subscription', _subscription);
  if (!subscription?.pending_update || subscription.latest_invoice !== id) return;
  const dropped = context.store.patch('subscription', subscription, {
    pending_update: null,
    _pendingItems: [],
  });
  context.emit('customer.subscription.pending_update_expired', dropped);
}
