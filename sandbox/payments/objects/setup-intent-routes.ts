import { invalid, required } from '../http/failure.ts';
import { mergeMetadata, stringEnum } from '../http/params.ts';
import { present } from '../http/present.ts';
import { route } from '../http/route.ts';
import { checkSecret, forBrowser } from './intent-access.ts';
import { billingSpec, cardSpec } from './payment-method-routes.ts';
import { sentCard, sentParties } from './sent-card.ts';
import { addSetupIntent, confirmSetup } from './setup-intents.ts';

/** Accepted parameters without effect, because the sandbox has only cards. */
export const cardOnly = {
  allowed_payment_method_types: ['string'],
  automatic_payment_methods: { enabled: 'bool', allow_redirects: 'string' },
  excluded_payment_method_types: ['string'],
  payment_method_options: { card: { request_three_d_secure: 'string' } },
  mandate_data: 'any',
  use_stripe_sdk: 'bool',
} as const;
/** Sent by browsers only. */
export const browserOnly = {
  client_secret: 'string',
  payment_method_data: { type: 'string', card: cardSpec, billing_details: billingSpec },
} as const;

export const setupIntentRoutes = [
  route(
    'POST /v1/setup_intents',
    {
      ...cardOnly,
      confirm: 'bool',
      customer: 'string',
      description: 'string',
      metadata: 'map',
      payment_method: 'string',
      return_url: 'string',
      usage: stringEnum('off_session', 'on_session'),
    },
    ({ context }, params) => {
      const { customer, method } = sentParties(context, params);
      const intent = addSetupIntent(context, {
        customer,
        usage: params.usage ?? 'off_session',
        method,
        description: params.description,
        metadata: mergeMetadata({}, params.metadata),
      });
      if (!params.confirm) return intent;
      return confirmSetup(context, intent, required(method, 'payment_method'), params.return_url);
    },
  ),
  route(
    'GET /v1/setup_intents/:id',
    { client_secret: 'string' },
    ({ context, caller, path }, params) => {
      const intent = context.find('setup_intent', path['id'] ?? '');
      checkSecret(caller, intent, params.client_secret);
      return forBrowser(caller, present(context, intent));
    },
    { open: true },
  ),
  route(
    'POST /v1/setup_intents/:id/confirm',
    { ...cardOnly, ...browserOnly, payment_method: 'string', return_url: 'string' },
    ({ context, caller, path }, params) => {
      const intent = context.find('setup_intent', path['id'] ?? '');
      checkSecret(caller, intent, params.client_secret);
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        const message = `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`;
        throw invalid(message, undefined, 'setup_intent_unexpected_state');
      }
      const method = sentCard(context, intent, params);
      return forBrowser(caller, present(context, confirmSetup(context, intent, method, params.return_url)));
    },
    { open: true },
  ),
];
