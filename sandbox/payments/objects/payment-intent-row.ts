import { newId, randomText } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import type { FailureBody } from '../http/failure.ts';
import type { TextMap } from '../http/params.ts';
import type { Wire } from '../core/wire.ts';

export type IntentStatus =
  'canceled' | 'requires_action' | 'requires_confirmation' | 'requires_payment_method' | 'succeeded';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  allowed_payment_method_types: ['card'];
  amount: number;
  amount_capturable: 0;
  amount_details: { tip: Record<string, never> };
  amount_received: number;
  application: null;
  application_fee_amount: null;
  automatic_payment_methods: null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic';
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: string | null;
  customer_account: null;
  description: string | null;
  excluded_payment_method_types: null;
  last_payment_error: FailureBody | null;
  latest_charge: string | null;
  livemode: false;
  managed_payments: null;
  metadata: TextMap;
  next_action: Wire | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_configuration_details: null;
  payment_method_options: Wire;
  payment_method_types: ['card'];
  processing: null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  shipping: null;
  statement_descriptor: null;
  statement_descriptor_suffix: null;
  status: IntentStatus;
  transfer_data: null;
  transfer_group: null;
}

declare module '../core/tables.ts' {
  interface Tables {
    payment_intent: PaymentIntent;
  }
}

interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description?: string | null;
  metadata?: TextMap;
  payment_method?: string | null;
  receipt_email?: string | null;
  setup_future_usage?: PaymentIntent['setup_future_usage'];
}

export function addPaymentIntent(context: SandboxContext, sent: NewIntent): PaymentIntent {
  const id = newId('pi', 24);
  const intent = context.store.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: sent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: context.now(),
    currency: sent.currency,
    customer: sent.customer,
    customer_account: null,
    description: sent.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: sent.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: sent.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: sent.receipt_email ?? null,
    review: null,
    setup_future_usage: sent.setup_future_usage ?? null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: sent.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  context.emit('payment_intent.created', intent);
  return intent;
}
