import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPayer, openSandbox } from './testing/harness.ts';
import type { Harness } from './testing/harness.ts';

let sandbox: Harness;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await openSandbox();
  stripe = sandbox.stripe;
});
afterAll(async () => {
  await sandbox.close();
  expect(sandbox.schemaErrors).toEqual([]);
});

/** As a browser would: a publishable key, a form, another origin. */
async function browse(
  method: 'GET' | 'POST',
  path: string,
  form: Record<string, string> = {},
  key = 'pk_test_sandbox',
) {
  const body = new URLSearchParams(form);
  const url = `${sandbox.url}${path}${method === 'GET' ? `?${body}` : ''}`;
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${key}`, origin: 'http://shop.example' },
    ...(method === 'POST' ? { body } : {}),
  });
  const read = (await response.json()) as {
    id?: string;
    status?: string;
    error?: { code?: string; decline_code?: string };
  };
  return { status: response.status, cors: response.headers.get('access-control-allow-origin'), body: read };
}

const createMethod = (number: string, more: Record<string, string> = {}) =>
  browse('POST', '/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
    ...more,
  });

const setupFor = async (customer: string) =>
  stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'] });

describe('a card set up in a browser', () => {
  test.each([
    ['4242 4242 4242 4242', 200, 'succeeded'],
    ['4000000000000341', 200, 'succeeded'],
    ['4000002500003155', 200, 'requires_action'],
    ['4000002760003184', 200, 'requires_action'],
    ['4000000000000002', 402, 'card_declined'],
    ['4111111111111111', 402, 'card_declined'],
  ])('%s returns %i %s', async (number, status, outcome) => {
    const customer = await stripe.customers.create({});
    const intent = await setupFor(customer.id);
    const method = await createMethod(number);
    expect([method.status, method.cors]).toEqual([200, '*']);
    const path = `/v1/setup_intents/${intent.id}/confirm`;
    const done = await browse('POST', path, {
      payment_method: method.body.id ?? '',
      client_secret: intent.client_secret ?? '',
    });
    expect([done.status, done.body.status ?? done.body.error?.code]).toEqual([status, outcome]);
    const attached = await stripe.paymentMethods.list({ customer: customer.id });
    expect(attached.data.map(({ id }) => id)).toEqual(outcome === 'succeeded' ? [method.body.id] : []);
  });

  test('is attached after authentication, and then pays off-session without another authentication', async () => {
    const customer = await stripe.customers.create({});
    const intent = await setupFor(customer.id);
    await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequiredOnSetup' });
    const authentication = {
      source: intent.id,
      client_secret: intent.client_secret ?? '',
      outcome: 'complete',
    };
    expect((await browse('POST', '/v1/3ds2/authenticate', authentication)).body.status).toBe('succeeded');
    const { payment_method: method } = await stripe.setupIntents.retrieve(intent.id);
    const paid = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'eur',
      customer: customer.id,
      payment_method: method as string,
      confirm: true,
      off_session: true,
    });
    expect(paid.status).toBe('succeeded');
  });

  test.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['4242424242424242', { 'card[exp_month]': '13' }, 'invalid_expiry_month'],
    ['4242424242424242', { 'card[exp_year]': '2020' }, 'invalid_expiry_year'],
    ['4242424242424242', { 'card[cvc]': '1' }, 'invalid_cvc'],
  ])('is checked: %s %o', async (number, more, code) => {
    expect((await createMethod(number, more)).body.error?.code).toBe(code);
  });
});

describe('rejects a caller that', () => {
  test('reads or confirms an intent without its secret', async () => {
    const intent = await setupFor((await stripe.customers.create({})).id);
    for (const secret of ['', `${intent.id}_secret_wrong`]) {
      expect((await browse('GET', `/v1/setup_intents/${intent.id}`, { client_secret: secret })).status).toBe(
        404,
      );
      const confirm = { client_secret: secret, payment_method: 'pm_card_visa' };
      expect((await browse('POST', `/v1/setup_intents/${intent.id}/confirm`, confirm)).status).toBe(404);
    }
    const seen = await browse('GET', `/v1/setup_intents/${intent.id}`, {
      client_secret: intent.client_secret ?? '',
    });
    expect([seen.status, 'customer' in seen.body]).toEqual([200, false]);
  });

  test('sends card numbers through a server', async () => {
    const sent = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
    };
    expect((await browse('POST', '/v1/payment_methods', sent, 'sk_test_sandbox')).status).toBe(402);
  });

  test('pays with another customer’s card or a detached card', async () => {
    const [owner, other] = [await newPayer(stripe), await newPayer(stripe)];
    const use = {
      amount: 500,
      currency: 'eur',
      customer: other.customer,
      payment_method: owner.method,
      confirm: true,
    };
    await expect(stripe.paymentIntents.create(use)).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      stripe.paymentMethods.attach(owner.method, { customer: other.customer }),
    ).rejects.toMatchObject({ statusCode: 400 });
    const chosen = { invoice_settings: { default_payment_method: owner.method } };
    await expect(stripe.customers.update(other.customer, chosen)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await stripe.paymentMethods.detach(owner.method);
    await expect(
      stripe.paymentMethods.attach(owner.method, { customer: owner.customer }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('pages', () => {
  test('scripts and frames are served with their policies', async () => {
    for (const path of ['/v3/', '/sandbox/stripe.js']) {
      const script = await fetch(sandbox.url + path);
      expect([script.status, script.headers.get('content-type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
      expect(await script.text()).toContain('endive');
    }
    const frame = await fetch(`${sandbox.url}/element/card?host=http://shop.example`);
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${sandbox.url}/element/other`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/../main.ts`)).status).toBe(404);
  });

  test('other sites cannot control the sandbox from a browser', async () => {
    const form = await fetch(`${sandbox.url}/sandbox/reset`, {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    });
    expect(form.status).toBe(400);
    expect((await stripe.customers.list()).data.length).toBeGreaterThan(0);
  });
});

test('customers carry an address, metadata and tax ids', async () => {
  const customer = await stripe.customers.create({
    name: 'Studio Rossi',
    address: { line1: 'Via Roma 1', city: 'Roma', country: 'IT', postal_code: '00100', state: 'RM' },
    metadata: { Fe_code: 'ABC1234', Pec: '' },
    tax_id_data: [{ type: 'eu_vat', value: 'IT12345678901' }],
    expand: ['tax_ids'],
  });
  expect([customer.metadata, customer.tax_ids?.data[0]?.value]).toEqual([
    { Fe_code: 'ABC1234' },
    'IT12345678901',
  ]);
  const code = await stripe.customers.createTaxId(customer.id, { type: 'it_cf', value: 'RSSMRA80A01H501U' });
  await expect(
    stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'IT123' }),
  ).rejects.toMatchObject({ code: 'tax_id_invalid' });
  await stripe.customers.deleteTaxId(customer.id, code.id);
  const left = await stripe.customers.retrieve(customer.id, { expand: ['tax_ids'] });
  expect((left as Stripe.Customer).tax_ids?.data).toHaveLength(1);
  const changed = await stripe.customers.update(customer.id, {
    metadata: { Fe_code: '', Pec: 'a@pec.it' },
    address: '',
  });
  expect([changed.metadata, changed.address]).toEqual([{ Pec: 'a@pec.it' }, null]);
});

test('a card authenticated to pay an invoice stays attached to its customer', async () => {
  const customer = await stripe.customers.create({});
  const row = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_massima_monthly' }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const secret = (row.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
  const id = secret.split('_secret_')[0] ?? '';
  const method = (await createMethod('4000002760003184')).body.id ?? '';
  const confirmed = await browse('POST', `/v1/payment_intents/${id}/confirm`, {
    client_secret: secret,
    payment_method: method,
  });
  expect(confirmed.body.status).toBe('requires_action');
  await browse('POST', '/v1/3ds2/authenticate', { source: id, client_secret: secret, outcome: 'complete' });
  const paid = await stripe.subscriptions.retrieve(row.id);
  expect([paid.status, paid.default_payment_method]).toEqual(['active', method]);
  expect((await stripe.paymentMethods.retrieve(method)).customer).toBe(customer.id);
});
