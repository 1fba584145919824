import type { SandboxContext } from '../core/context.ts';
import { invalid, missing } from '../http/failure.ts';
import { mergeMetadata } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { present } from '../http/present.ts';
import { cardFailure } from './card-failure.ts';
import { changedParts } from './events.ts';
import { billingDetails, newPaymentMethod } from './payment-method-row.ts';
import type { BillingSent, PaymentMethod } from './payment-method-row.ts';
import { cardByName } from './test-cards.ts';

/** Finds a payment method by id. A test name such as `pm_card_visa` creates a payment method. */
export function findPaymentMethod(context: SandboxContext, id: string, param?: string): PaymentMethod {
  const card = cardByName(id);
  return card ? newPaymentMethod(context, card, { cvc: '123' }) : context.find('payment_method', id, param);
}

/** Returns the method if it is attached to this customer or to none; throws otherwise. */
export function usableMethod(method: PaymentMethod, customer: string | null): PaymentMethod {
  if (method._detached || (method.customer !== null && method.customer !== customer)) {
    throw invalid(
      `The PaymentMethod ${method.id} does not belong to the Customer that this is for.`,
      'payment_method',
    );
  }
  return method;
}

/** Returns a payment method that is already attached to this customer. */
export function choosePaymentMethod(
  context: SandboxContext,
  id: string,
  customer: string,
  param: string,
): PaymentMethod {
  const method = context.store.get('payment_method', id);
  if (method?.customer === customer) return method;
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`;
  throw invalid(message, param, 'resource_missing');
}

export function attachPaymentMethod(
  context: SandboxContext,
  id: string,
  customer: string,
  param?: string,
): PaymentMethod {
  const method = findPaymentMethod(context, id, param);
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
    );
  }
  if (method._detached) {
    const message =
      'The provided PaymentMethod was previously detached from a Customer and may not be used again.';
    throw invalid(message, 'payment_method');
  }
  if (method._behaviour.declined) throw cardFailure(method._behaviour.declined);
  const attached = context.store.patch('payment_method', method, { customer });
  context.emit('payment_method.attached', attached);
  return attached;
}

/** Once detached it can never be used again, and nothing that named it keeps the name. */
export function detachPaymentMethod(context: SandboxContext, method: PaymentMethod): PaymentMethod {
  if (method.customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  }
  const customer = context.store.get('customer', method.customer);
  if (customer?.invoice_settings.default_payment_method === method.id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null };
    context.store.patch('customer', customer, { invoice_settings: settings });
  }
  for (const subscription of context.store.where('subscription', 'customer', method.customer)) {
    if (subscription.default_payment_method !== method.id) continue;
    context.store.patch('subscription', subscription, { default_payment_method: null });
  }
  const detached = context.store.patch('payment_method', method, { customer: null, _detached: true });
  context.emit('payment_method.detached', detached, { customer: method.customer });
  return detached;
}

interface MethodChange {
  billing_details?: BillingSent | null | undefined;
  metadata?: TextMap | null | undefined;
  card?: { exp_month?: number | undefined; exp_year?: number | undefined } | null | undefined;
  allow_redisplay?: PaymentMethod['allow_redisplay'] | undefined;
}

export function updatePaymentMethod(
  context: SandboxContext,
  method: PaymentMethod,
  sent: MethodChange,
): PaymentMethod {
  if (method.customer === null) throw missing('payment_method', method.id);
  const after = context.store.put('payment_method', {
    ...method,
    allow_redisplay: sent.allow_redisplay ?? method.allow_redisplay,
    billing_details: billingDetails(sent.billing_details, method.billing_details),
    card: {
      ...method.card,
      exp_month: sent.card?.exp_month ?? method.card.exp_month,
      exp_year: sent.card?.exp_year ?? method.card.exp_year,
    },
    metadata: mergeMetadata(method.metadata, sent.metadata),
  });
  context.emit(
    'payment_method.updated',
    after,
    changedParts(present(context, method), present(context, after)),
  );
  return after;
}
