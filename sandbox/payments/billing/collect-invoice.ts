import type { SandboxContext } from '../core/context.ts';
import { chargeIntent } from '../objects/charge-intent.ts';
import type { Attempt } from '../objects/charge-intent.ts';
import { paymentByIntent, paymentsOf } from '../objects/invoice-payments.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { PaymentIntent } from '../objects/payment-intent-row.ts';
import type { PaymentMethod } from '../objects/payment-method-row.ts';
import type { Subscription } from '../objects/subscription-row.ts';
import { markPaid } from './mark-paid.ts';
import { changeStatus } from './subscription-status.ts';

const day = 86_400;
/** After how many days a payment that failed is tried again; after the last the subscription ends. */
export const retryAfter = [3, 5, 7].map((days) => days * day);

/** The card that pays: the invoice's own, else the subscription's, else the customer's. */
export function payingMethod(
  context: SandboxContext,
  customer: string,
  subscription: Subscription | null,
  invoice?: Invoice,
): PaymentMethod | undefined {
  const ids = [
    invoice?.default_payment_method,
    subscription?.default_payment_method,
    context.find('customer', customer).invoice_settings.default_payment_method,
  ];
  const id = ids.find((each) => each !== null && each !== undefined);
  return id === undefined || id === null ? undefined : context.store.get('payment_method', id);
}

export function subscriptionOf(context: SandboxContext, invoice: Invoice): Subscription | null {
  return invoice._subscription === null
    ? null
    : (context.store.get('subscription', invoice._subscription) ?? null);
}

export function intentOf(context: SandboxContext, invoice: Invoice): PaymentIntent | undefined {
  const payment = paymentsOf(context, invoice.id).find((row) => row.is_default);
  return payment && context.find('payment_intent', payment.payment.payment_intent);
}

/** Tries to collect an open invoice. Returns the invoice, either paid or still open. */
export function collectInvoice(
  context: SandboxContext,
  invoice: Invoice,
  attempt: Attempt,
  chosen?: PaymentMethod,
): Invoice {
  const intent = intentOf(context, invoice);
  if (!intent || invoice.status !== 'open') return invoice;
  const method = chosen ?? payingMethod(context, invoice.customer, subscriptionOf(context, invoice), invoice);
  if (!method) return settleIntent(context, intent, attempt) ?? invoice;
  return settleIntent(context, chargeIntent(context, intent, method, attempt), attempt) ?? invoice;
}

/** Carries over to its invoice what became of an intent. */
export function settleIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  attempt: Attempt,
): Invoice | undefined {
  const payment = paymentByIntent(context, intent.id);
  const invoice = payment && context.store.get('invoice', payment.invoice);
  if (invoice?.status !== 'open') return invoice;
  const attemptFields = { attempt_count: invoice.attempt_count + 1, attempted: true };
  if (intent.status === 'succeeded')
    return markPaid(context, context.store.patch('invoice', invoice, attemptFields), 0);
  const open = context.store.patch('invoice', invoice, {
    ...attemptFields,
    next_payment_attempt: nextAttempt(context, invoice),
  });
  const waits = intent.status === 'requires_action';
  if (waits) context.emit('invoice.payment_action_required', open);
  // While the customer is present, a bank's authentication request is not a failure.
  if (!waits || attempt.offSession) context.emit('invoice.payment_failed', open);
  fallBehind(context, open);
  return open;
}

function nextAttempt(context: SandboxContext, invoice: Invoice): number | null {
  if (!invoice.auto_advance || invoice.billing_reason !== 'subscription_cycle') return null;
  const wait = retryAfter[invoice.attempt_count];
  return wait === undefined ? null : context.now() + wait;
}

function fallBehind(context: SandboxContext, invoice: Invoice): void {
  const subscription = subscriptionOf(context, invoice);
  if (!subscription || subscription.pending_update) return;
  if (subscription.status !== 'active' && subscription.status !== 'trialing') return;
  const customer = context.find('customer', invoice.customer);
  context.store.patch('customer', customer, { delinquent: true });
  changeStatus(context, subscription, { status: 'past_due' });
}
