import type { SandboxContext } from '../core/context.ts';
import { paymentsOf } from '../objects/invoice-payments.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { Subscription } from '../objects/subscription-row.ts';
import { applyPendingUpdate } from './pending-update.ts';
import { changeStatus } from './subscription-status.ts';

/**
 * Marks the invoice as paid and continues the subscription that depends on it. `offStripe` is the
 * amount paid by other means, in cents.
 */
export function markPaid(context: SandboxContext, invoice: Invoice, offStripe: number): Invoice {
  const paid = context.store.patch('invoice', invoice, {
    amount_paid: invoice.amount_due,
    amount_paid_off_stripe: offStripe,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: context.now() },
  });
  for (const payment of paymentsOf(context, invoice.id).filter((row) => row.status === 'open')) {
    const settled = context.store.patch('invoice_payment', payment, {
      amount_paid: offStripe > 0 ? 0 : payment.amount_requested,
      status: offStripe > 0 ? 'canceled' : 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: context.now() },
    });
    if (offStripe === 0) context.emit('invoice_payment.paid', settled);
  }
  const subscription =
    invoice._subscription === null ? undefined : context.store.get('subscription', invoice._subscription);
  if (subscription) revive(context, subscription, paid);
  context.emit('invoice.paid', paid);
  context.emit('invoice.payment_succeeded', paid);
  return paid;
}

function revive(context: SandboxContext, subscription: Subscription, invoice: Invoice): void {
  if (subscription.pending_update && invoice.id === subscription.latest_invoice) {
    applyPendingUpdate(context, subscription);
  }
  const current = context.find('subscription', subscription.id);
  const waiting =
    current.status === 'incomplete' || current.status === 'past_due' || current.status === 'unpaid';
  if (!waiting || invoice.id !== latestOf(context, current.id)?.id) return;
  clearDelinquent(context, current.customer);
  changeStatus(context, current, { status: 'active', ...saved(context, current, invoice) });
}

/**
 * Returns the latest invoice of a subscription. Only its payment makes the subscription active,
 * even if older invoices are open.
 */
function latestOf(context: SandboxContext, subscription: string): Invoice | undefined {
  return context.store
    .where('invoice', 'subscription', subscription)
    .findLast((row) => row.status !== 'void');
}

function clearDelinquent(context: SandboxContext, id: string): void {
  const customer = context.find('customer', id);
  if (customer.delinquent) context.store.patch('customer', customer, { delinquent: false });
}

function saved(context: SandboxContext, subscription: Subscription, invoice: Invoice): Partial<Subscription> {
  if (subscription.payment_settings.save_default_payment_method !== 'on_subscription') return {};
  const intent = paymentsOf(context, invoice.id)[0]?.payment.payment_intent;
  const method = intent === undefined ? null : context.find('payment_intent', intent).payment_method;
  return method === null ? {} : { default_payment_method: method };
}
