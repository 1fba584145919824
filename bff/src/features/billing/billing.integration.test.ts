import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { requirePayments } from './require-payments.ts';
import { setUpCatalogue } from './set-up-catalogue.ts';
import { reconcile } from './reconcile.ts';
import { sendMeteredUsage } from './send-metered-usage.ts';

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      PORT: String(payments.appPort),
    },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const newcomer = (over = {}) => createUser(app, { license_expire_at: null, plan_queries: 0, ...over });
const subscribe = ({ client, id }: TestUser, planId: string, paymentMethodId = 'pm_card_visa', rest = {}) =>
  client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId, ...rest });
const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';

test('rejects an invoice for a name without Latin-1 letters, and shows the name as it will be written', async () => {
  const { id, client } = await newcomer();
  const address = { line1: 'Via Roma 1', postal_code: '20121', city: 'Milano', state: 'MI', country: 'IT' };
  const metadata = { is_invoice: 'true', Fe_code: 'ABCDEFG' };
  const data = { address, metadata, vat_number: '12345678903' };
  const refused = await client.put(`/lawyers/${id}`, { ...data, name: '🎉', surname: '!' });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { message: 'validation_failed', issues: [{ path: 'name', message: 'validation_failed' }] },
  ]);
  expect((await client.put(`/lawyers/${id}`, { ...data, name: 'Ștefan 🎉', surname: 'Бар' })).status).toBe(
    200,
  );
  expect((await client.get(`/lawyers/${id}/stripe_customer`)).body).toMatchObject({
    invoice_name: 'Stefan Bar',
  });
});

test('returns the catalogue in the documented shapes', async () => {
  const { client } = await newcomer();
  const products = (await client.get('/stripe/products')).body;
  expect(products.data[0]).toMatchObject({ active: true, metadata: { type: 'standard' } });
  const prices = (await client.get(`/stripe/prices?limit=100&product=${products.data[0]!.id}`)).body;
  expect(prices.data.find((p: { id: string }) => p.id === monthly)).toMatchObject({
    nickname: 'monthly',
    unit_amount: 4900,
    recurring: { interval: 'month' },
    coupon: { percent_off: 20 },
  });
  expect((await client.get('/stripe/coupons/BENVENUTO20')).body.percent_off).toBe(20);
  expect((await client.get('/stripe/coupons/none')).status).toBe(404);
});

test('blocks an account after ten unknown coupon codes', async () => {
  const guesser = await createUser(app);
  for (let i = 0; i < 9; i++)
    expect((await guesser.client.get(`/stripe/coupons/guess${i}`)).status).toBe(404);
  for (let i = 0; i < 3; i++)
    expect((await guesser.client.get('/stripe/coupons/BENVENUTO20')).status).toBe(200);
  // A code sent with a subscription is charged against the limit of guesses, too.
  expect((await subscribe(guesser, monthly, 'pm_card_visa', { coupon: 'guess' })).status).toBe(400);
  expect((await guesser.client.get('/stripe/coupons/BENVENUTO20')).status).toBe(429);
});

test('gives a new customer the trial that the server determines, with immediate search', async () => {
  const user = await newcomer();
  const response = await subscribe(user, monthly, 'pm_card_visa', {
    trial_days: 3650,
    coupon: 'BENVENUTO20',
  });
  expect(response.body).toMatchObject({
    success: true,
    subscription: { status: 'trialing', cancel_at_period_end: false },
  });
  const days = (response.body.subscription!.trial_end! * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  expect((await user.client.get('/users/login/check')).body).toMatchObject({
    license: true,
    answer: 'ok',
    user: { plan: 'monthly', plan_queries: 500 },
  });
  expect((await subscribe(user, monthly)).status).toBe(409);
});

test('charges a returning customer immediately, gives no plan after a decline and accepts another card', async () => {
  const user = await newcomer({ is_returning: true });
  const refused = await subscribe(user, monthly, 'pm_card_chargeCustomerFail');
  expect(refused.body).toMatchObject({ success: false, message: 'invoice_payment_failed' });
  expect((await user.client.get('/users/login/check')).body.license).toBe(false);
});

test('creates one subscription if two tabs subscribe concurrently', async () => {
  const user = await newcomer({ is_returning: true });
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  const responses = await Promise.all([
    subscribe(user, monthly),
    subscribe(user, monthly),
    subscribe(user, monthly),
  ]);
  expect(responses.some((a) => a.body.success === true)).toBe(true);
  const customer = (await user.reload()).customer_id;
  const { subscriptions, charges } = await payments.of(customer!);
  expect(subscriptions.filter((s) => s.status === 'active')).toHaveLength(1);
  expect(charges.filter((c) => c.status === 'succeeded')).toHaveLength(1);
});

test('rejects inactive prices, foreign products and other price types, regardless of the client’s input', async () => {
  const user = await newcomer();
  for (const planId of ['price_massima_rome_monthly', 'price_none'])
    expect((await subscribe(user, planId)).status).toBe(400);
  expect((await subscribe(user, monthly, 'pm_card_visa', { coupon: 'SCADUTO2020' })).status).toBe(400);
  expect((await user.client.get('/users/login/check')).body.license).toBe(false);
});

test('cancels and restores the renewal, changes the plan with its quota immediately and lists the invoices', async () => {
  const user = await newcomer({ is_returning: true });
  const { subscription } = (await subscribe(user, monthly)).body;
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}`;
  expect(
    (await user.client.put(path, { cancel_at_period_end: true })).body.subscription.cancel_at_period_end,
  ).toBe(true);
  expect(
    (await user.client.put(path, { cancel_at_period_end: false })).body.subscription.cancel_at_period_end,
  ).toBe(false);
  const item = subscription!.items.data[0]!.id;
  const preview = (await user.client.get(`${path}/plan?planId=${yearly}&subscriptionItemId=${item}`)).body;
  expect(preview).toMatchObject({ currency: 'eur', due_later: 49_000 });
  expect(preview.due_now).toBeGreaterThan(40_000);
  // The yearly period starts today, so the next charge is a year away.
  expect(Math.round((preview.next_charge_at * 1000 - Date.now()) / 86_400_000)).toBeGreaterThan(360);
  const changed = await user.client.put(`${path}/plan`, { planId: yearly, subscriptionItemId: item });
  expect(changed.body).toMatchObject({ success: true, message: 'subscription_plan_udated' });
  expect((await user.client.get('/users/me')).body).toMatchObject({ plan: 'yearly', plan_queries: -1 });
  const invoices = (await user.client.get(`/lawyers/${user.id}/invoices?limit=10&offset=0`)).body;
  expect(invoices.total).toBe(2);
  expect(invoices.data.map((i: { status: string }) => i.status)).toEqual(['paid', 'paid']);
  expect(
    (await user.client.get(`/lawyers/${user.id}/invoices?limit=1&offset=1`)).body.data[0]!.amount_paid,
  ).toBe(4900);
});

test('returns not found for another account’s customer, cards, invoices and subscription', async () => {
  const owner = await newcomer();
  const other = await newcomer();
  const { subscription } = (await subscribe(owner, monthly)).body;
  const customer = (await owner.reload()).customer_id;
  const [card] = (await owner.client.get(`/lawyers/${owner.id}/payment_methods`)).body.data;
  for (const call of [
    other.client.get(`/lawyers/${owner.id}/stripe_customer`),
    other.client.get(`/lawyers/${owner.id}/payment_methods`),
    other.client.get(`/lawyers/${owner.id}/invoices`),
    other.client.put(`/lawyers/${owner.id}/subscriptions/${subscription!.id}`, {
      cancel_at_period_end: true,
    }),
    other.client.put(`/lawyers/${other.id}/subscriptions/${subscription!.id}`, {
      cancel_at_period_end: true,
    }),
    other.client.delete(`/lawyers/payment_methods/${card!.id}`),
    other.client.post('/stripe/setup_intents', { customer }),
    other.client.post(`/stripe/customers/${customer}/subscriptions`, { planId: monthly }),
    subscribe(other, monthly, card!.id),
  ]) {
    expect((await call).status).toBe(404);
  }
});

test('resets the used queries at a renewal', async () => {
  const user = await newcomer({ is_returning: true });
  await subscribe(user, monthly);
  await app.deps.db('users').where({ id: user.id }).update({ used_queries: 480 });
  await payments.advance(32 * 86_400);
  await payments.settled();
  await reconcile(app.deps);
  expect((await user.client.get('/users/check')).body).toEqual({ count: 0 });
});

test('reports searches beyond the quota once, even if reported twice', async () => {
  const user = await newcomer({ is_returning: true });
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  await app.deps
    .db('metered_usage')
    .insert({ identifier: 'use-1', user_id: user.id, created_at: app.deps.clock.now() });
  expect(await sendMeteredUsage(app.deps)).toBe(1);
  await app.deps.db('metered_usage').where({ identifier: 'use-1' }).update({ sent_at: null });
  await sendMeteredUsage(app.deps);
  expect(await sendMeteredUsage(app.deps)).toBe(0);
  expect((await payments.state())['billing.meter_event']).toHaveLength(1);
});

test('validates billing data, stores them at the provider and reads them back', async () => {
  const user = await newcomer();
  const put = (billing: object) => user.client.put(`/lawyers/${user.id}`, billing);
  expect((await put({ metadata: { is_invoice: 'false', Fiscal_code: 'RSSMRA85T10A562T' } })).status).toBe(
    400,
  );
  const address = { line1: 'Via Roma 1', city: 'Roma', state: 'RM', postal_code: '00100', country: 'IT' };
  const metadata = { is_invoice: 'true', Pec: 'studio@pec.it' };
  expect((await put({ address, metadata, vat_number: '00743110157' })).status).toBe(200);
  const customer = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body;
  expect(customer).toMatchObject({
    address,
    metadata,
    tax_ids: { object: 'list', data: [{ type: 'eu_vat', value: 'IT00743110157' }], has_more: false },
  });
});

test('changes nothing for a webhook without a valid signature', async () => {
  const response = await app.anonymous.rest(
    'POST',
    '/stripe/webhook',
    { id: 'evt_1', type: 'customer.updated' },
    { 'Stripe-Signature': 't=1,v1=00' },
  );
  expect(response.status).toBe(400);
});

test('creates the catalogue at the provider once, regardless of the number of runs', async () => {
  const first = await setUpCatalogue(requirePayments(app.deps), 'https://massima.example');
  expect(first.done).toContain('price massima_monthly_metered_1');
  expect(first.secret).toMatch(/^whsec_/);
  expect(await setUpCatalogue(requirePayments(app.deps), 'https://massima.example')).toEqual({
    done: [],
    secret: null,
  });
});
