import { Failure, required } from '../http/failure.ts';
import { page } from '../http/list.ts';
import { paging } from '../http/paging.ts';
import { mergeMetadata } from '../http/params.ts';
import { route } from '../http/route.ts';
import { addressSpec, findCustomer } from './customer-row.ts';
import { createCardPaymentMethod } from './payment-method-row.ts';
import {
  attachPaymentMethod,
  detachPaymentMethod,
  findPaymentMethod,
  updatePaymentMethod,
} from './payment-methods.ts';
import { stringEnum } from '../http/params.ts';

export const billingSpec = {
  address: addressSpec,
  email: 'string',
  name: 'string',
  phone: 'string',
} as const;
export const cardSpec = {
  number: 'string',
  exp_month: 'int',
  exp_year: 'int',
  cvc: 'string',
  token: 'string',
} as const;

const allowRedisplay = stringEnum('always', 'limited', 'unspecified');

export const paymentMethodRoutes = [
  route(
    'POST /v1/payment_methods',
    {
      type: stringEnum('card'),
      card: cardSpec,
      billing_details: billingSpec,
      metadata: 'map',
      allow_redisplay: allowRedisplay,
    },
    ({ context, caller }, params) => {
      required(params.type, 'type');
      const card = required(params.card, 'card');
      if (card.token !== undefined) {
        // `tok_visa` and the like mean the same test cards.
        return findPaymentMethod(context, card.token.replace(/^tok_/, 'pm_card_'), 'card[token]');
      }
      // A card number must come from the browser; a server must not handle it.
      if (caller.kind === 'secret') {
        const message =
          'Sending credit card numbers directly to the API is generally unsafe. To continue processing use test payment methods or the browser script.';
        throw new Failure(402, { type: 'card_error', message });
      }
      const method = createCardPaymentMethod(context, card, params.billing_details);
      const metadata = mergeMetadata({}, params.metadata);
      return context.store.patch('payment_method', method, { metadata });
    },
    { open: true },
  ),
  route('GET /v1/payment_methods/:id', {}, ({ context, path }) =>
    context.find('payment_method', path['id'] ?? ''),
  ),
  route(
    'POST /v1/payment_methods/:id',
    {
      billing_details: billingSpec,
      card: { exp_month: 'int', exp_year: 'int' },
      metadata: 'map',
      allow_redisplay: allowRedisplay,
    },
    ({ context, path }, params) =>
      updatePaymentMethod(context, context.find('payment_method', path['id'] ?? ''), params),
  ),
  route('POST /v1/payment_methods/:id/attach', { customer: 'string' }, ({ context, path }, params) => {
    const customer = findCustomer(context, required(params.customer, 'customer'), 'customer');
    return attachPaymentMethod(context, path['id'] ?? '', customer.id);
  }),
  route('POST /v1/payment_methods/:id/detach', {}, ({ context, path }) =>
    detachPaymentMethod(context, context.find('payment_method', path['id'] ?? '')),
  ),
  route(
    'GET /v1/payment_methods',
    { ...paging, customer: 'string', type: 'string', allow_redisplay: 'string' },
    ({ context }, params) => {
      const customer = findCustomer(context, required(params.customer, 'customer'), 'customer').id;
      const rows = context.store
        .where('payment_method', 'customer', customer)
        .filter(() => (params.type ?? 'card') === 'card');
      return page(context, '/v1/payment_methods', rows, params);
    },
  ),
];
