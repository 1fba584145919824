import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { page, rowsOf } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import type { TextMap } from '../http/params.ts';
import { route } from '../http/route.ts';
import { cardError } from './card-failure.ts';
import type { BillingDetails, PaymentMethod } from './payment-method-row.ts';
import type { PaymentIntent } from './payment-intent-row.ts';
import type { DeclineCode } from './test-cards.ts';

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application: null;
  application_fee: null;
  application_fee_amount: null;
  balance_transaction: null;
  billing_details: BillingDetails;
  calculated_statement_descriptor: string;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: false;
  failure_balance_transaction: null;
  failure_code: string | null;
  failure_message: string | null;
  fraud_details: Record<string, never>;
  livemode: false;
  metadata: TextMap;
  on_behalf_of: null;
  outcome: Record<string, unknown>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: Record<string, unknown>;
  receipt_email: null;
  receipt_number: null;
  receipt_url: null;
  refunded: boolean;
  review: null;
  shipping: null;
  source_transfer: null;
  statement_descriptor: null;
  statement_descriptor_suffix: null;
  status: 'failed' | 'pending' | 'succeeded';
  transfer_data: null;
  transfer_group: null;
}

declare module '../core/tables.ts' {
  interface Tables {
    charge: Charge;
  }
}

/** Records the bank's response to one attempt: a payment or the reason of a failure. */
export function addCharge(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: DeclineCode | undefined,
  authenticated: boolean,
): Charge {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card;
  const error = decline && cardError(decline);
  const charge = context.store.put('charge', {
    id: newId('ch', 24),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'MASSIMA',
    captured: !error,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: error ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: error ? '01' : null,
      network_status: error ? 'declined_by_network' : 'approved_by_network',
      reason: error ? decline : null,
      risk_level: 'normal',
      seller_message: error
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: error ? 'issuer_declined' : 'authorized',
    },
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: error ? null : intent.amount,
        authorization_code: error ? null : '123456',
        brand,
        checks,
        country,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        installments: null,
        last4,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: null,
              version: '2.2.0',
            }
          : null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
  context.emit(error ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

export const chargeRoutes = [
  route(
    'GET /v1/charges',
    { ...paging, ...createdRange, customer: 'string', payment_intent: 'string' },
    ({ context }, params) => {
      const rows = rowsOf(context, 'charge', params.customer)
        .filter((row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent)
        .filter((row) => inRange(row.created, params.created));
      return page(context, '/v1/charges', rows, params);
    },
  ),
];
