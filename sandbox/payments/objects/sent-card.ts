import type { SandboxContext } from '../core/context.ts';
import { required } from '../http/failure.ts';
import { findCustomer } from './customer-row.ts';
import {
  type BillingSent,
  type CardSent,
  type PaymentMethod,
  createCardPaymentMethod,
} from './payment-method-row.ts';
import { findPaymentMethod } from './payment-methods.ts';

interface Sent {
  payment_method?: string | undefined;
}

/** Whom a new intent is for, and the card that it names. */
export function sentParties(
  context: SandboxContext,
  { customer, payment_method: method }: Sent & { customer?: string | undefined },
): { customer: string | null; method: PaymentMethod | undefined } {
  return {
    customer: customer === undefined ? null : findCustomer(context, customer, 'customer').id,
    method: method === undefined ? undefined : findPaymentMethod(context, method, 'payment_method'),
  };
}

/** The card with which an intent is confirmed: typed in the browser, named in the call, or the intent's own. */
export function sentCard(
  context: SandboxContext,
  intent: { payment_method: string | null },
  {
    payment_method: named,
    payment_method_data: cardData,
  }: Sent & {
    payment_method_data?:
      | { card?: CardSent | null | undefined; billing_details?: BillingSent | null | undefined }
      | null
      | undefined;
  },
): PaymentMethod {
  if (cardData) return createCardPaymentMethod(context, cardData.card ?? {}, cardData.billing_details);
  const id = required(named ?? intent.payment_method, 'payment_method');
  return findPaymentMethod(context, id, 'payment_method');
}
