import type { SandboxContext } from '../core/context.ts';
import { Failure, invalid, required } from '../http/failure.ts';
import { page, rowsOf } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { mergeMetadata, stringEnum } from '../http/params.ts';
import { present } from '../http/present.ts';
import { route } from '../http/route.ts';
import { settleIntent } from '../billing/collect-invoice.ts';
import { chargeIntent, failIntent } from './charge-intent.ts';
import type { Attempt } from './charge-intent.ts';
import { authenticationRequired } from './card-failure.ts';
import { checkSecret, forBrowser } from './intent-access.ts';
import { addPaymentIntent } from './payment-intent-row.ts';
import type { PaymentIntent } from './payment-intent-row.ts';
import { usableMethod } from './payment-methods.ts';
import type { PaymentMethod } from './payment-method-row.ts';
import { sentCard, sentParties } from './sent-card.ts';
import { browserOnly, cardOnly } from './setup-intent-routes.ts';

/** Charges, carries the outcome to the invoice, and answers as the provider does: a refused card is an error 402. */
function confirm(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: Attempt,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalid(message, undefined, 'payment_intent_unexpected_state');
  }
  let charged = chargeIntent(context, intent, usableMethod(method, intent.customer), attempt);
  // The customer is absent and cannot authenticate, so the payment is declined.
  if (charged.status === 'requires_action' && attempt.offSession)
    charged = failIntent(context, charged, authenticationRequired, method);
  settleIntent(context, charged, attempt);
  const error = charged.status === 'requires_payment_method' ? charged.last_payment_error : null;
  if (error) throw new Failure(402, { ...error, payment_intent: present(context, charged) }, true);
  return charged;
}

export const paymentIntentRoutes = [
  route(
    'POST /v1/payment_intents',
    {
      ...cardOnly,
      amount: 'int',
      confirm: 'bool',
      currency: 'string',
      customer: 'string',
      description: 'string',
      metadata: 'map',
      off_session: 'bool',
      payment_method: 'string',
      receipt_email: 'string',
      return_url: 'string',
      setup_future_usage: stringEnum('off_session', 'on_session'),
    },
    ({ context }, params) => {
      const amount = required(params.amount, 'amount');
      if (amount < 50) throw invalid('Amount must be at least €0.50 eur', 'amount', 'amount_too_small');
      const { customer, method } = sentParties(context, params);
      const intent = addPaymentIntent(context, {
        amount,
        currency: required(params.currency, 'currency'),
        customer,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
        payment_method: method?.id ?? null,
        receipt_email: params.receipt_email ?? null,
        setup_future_usage: params.setup_future_usage ?? null,
      });
      if (!params.confirm) return intent;
      const attempt = { offSession: params.off_session, returnUrl: params.return_url };
      return confirm(context, intent, required(method, 'payment_method'), attempt);
    },
  ),
  route(
    'GET /v1/payment_intents/:id',
    { client_secret: 'string' },
    ({ context, caller, path }, params) => {
      const intent = context.find('payment_intent', path['id'] ?? '');
      checkSecret(caller, intent, params.client_secret);
      return forBrowser(caller, present(context, intent));
    },
    { open: true },
  ),
  route(
    'POST /v1/payment_intents/:id/confirm',
    {
      ...cardOnly,
      ...browserOnly,
      off_session: 'bool',
      payment_method: 'string',
      return_url: 'string',
      receipt_email: 'string',
      setup_future_usage: stringEnum('off_session', 'on_session'),
    },
    ({ context, caller, path }, params) => {
      const intent = context.find('payment_intent', path['id'] ?? '');
      checkSecret(caller, intent, params.client_secret);
      const method = sentCard(context, intent, params);
      const attempt = { offSession: params.off_session, returnUrl: params.return_url };
      return forBrowser(caller, present(context, confirm(context, intent, method, attempt)));
    },
    { open: true },
  ),
  route(
    'GET /v1/payment_intents',
    { ...paging, ...createdRange, customer: 'string' },
    ({ context }, params) => {
      const rows = rowsOf(context, 'payment_intent', params.customer).filter((row) =>
        inRange(row.created, params.created),
      );
      return page(context, '/v1/payment_intents', rows, params);
    },
  ),
];
