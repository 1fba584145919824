import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ageAttempts } from '../../testing/age-attempts.ts';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests a provider that responds after the product's timeout and still carries out the request.
const timeout = 1000;
const slowerThanEveryRetry = 5 * timeout;

let app: TestApp;
/** Has a long timeout, for tests of concurrency and not of late responses. */
let unhurried: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  const env = { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls', DATABASE_POOL: '6' };
  app = await testApp({ env: { ...env, PAYMENTS_TIMEOUT_MS: String(timeout) } });
  unhurried = await testApp({
    env: { ...env, PAYMENTS_TIMEOUT_MS: '40000', PAYMENTS_DEADLINE_MS: '50000' },
  });
});
afterEach(() => payments.misbehave({ rules: [] }));
afterAll(async () => {
  await app.close();
  await unhurried.close();
  await payments.stop();
});

const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const payer = () => createPayer(app);
const subscribe = ({ client, id }: TestUser, planId = monthly, more = {}) =>
  client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId: 'pm_card_visa', ...more });
const inProgress = { status: 409, body: { message: 'payment_in_progress' } };

const slow = (path: string, times = 1) =>
  payments.misbehave({
    rules: [{ match: { method: 'POST', path }, fault: 'slow', times, delay: slowerThanEveryRetry }],
  });

/**
 * Clicks again, each time with a card that gets a new id, until the payment is no longer pending.
 */
async function pressUntilKnown(user: TestUser) {
  for (;;) {
    const response = await subscribe(user);
    if (response.body.message !== 'payment_in_progress') return response;
    expect(response.status).toBe(409);
  }
}

async function moneyOf(user: TestUser) {
  const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
  return {
    alive: subscriptions.filter(({ status }) => status === 'active').length,
    paid: charges.filter(({ status, refunded }) => status === 'succeeded' && !refunded).length,
  };
}

test('creates one subscription if the provider exceeds the timeout, regardless of the number of requests', async () => {
  const user = await payer();
  await slow('/v1/subscriptions');
  expect(await subscribe(user)).toMatchObject(inProgress);
  // Another plan in the meantime would become a second subscription once the first exists.
  expect(await subscribe(user, yearly)).toMatchObject(inProgress);
  expect((await pressUntilKnown(user)).body).toMatchObject({
    success: true,
    subscription: { status: 'active' },
  });
  expect((await subscribe(user)).body).toMatchObject({ success: true });
  expect(await moneyOf(user)).toEqual({ alive: 1, paid: 1 });
  expect(await user.reload()).toMatchObject({ plan: 'monthly', plan_queries: 500 });
});

test('lets an account pay after a stored failure for an attempt’s key', async () => {
  const user = await payer();
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/subscriptions' }, fault: '500_kept', times: 1 }],
  });
  // The stored failure for the same key. The call has ended without a result at the provider.
  expect(await subscribe(user)).toMatchObject({ status: 502, body: { message: 'payment_provider_failed' } });
  expect((await subscribe(user)).body).toMatchObject({ success: true });
  expect(await moneyOf(user)).toEqual({ alive: 1, paid: 1 });
});

test('gives up an attempt without a result after two minutes and accepts a different request', async () => {
  const user = await payer();
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/subscriptions' }, fault: 'reset_before', times: 3 }],
  });
  expect(await subscribe(user)).toMatchObject(inProgress);
  expect(await subscribe(user, yearly)).toMatchObject(inProgress);
  await ageAttempts(app.deps.db);
  expect((await subscribe(user, yearly)).body).toMatchObject({ success: true });
  expect(await moneyOf(user)).toEqual({ alive: 1, paid: 1 });
  expect((await user.reload()).plan).toBe('yearly');
});

test('uses no pool connection while many accounts pay, and serves other requests', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => createPayer(unhurried)));
  await payments.misbehave({
    rules: [{ match: { method: 'GET', path: '/v1/prices/*' }, fault: 'slow', times: 20, delay: timeout / 2 }],
  });
  const pending = users.map((user) => subscribe(user));
  await payments.struck();
  expect(await unhurried.deps.db.raw('SELECT 1')).toBeTruthy();
  expect((await users[0]!.client.get('/users/me')).status).toBe(200);
  expect((await Promise.all(pending)).map(({ body }) => body.success)).toEqual(users.map(() => true));
});

test('charges one of twenty concurrent requests, and returns its result or payment_in_progress to the rest', async () => {
  const user = await createPayer(unhurried);
  const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(user)));
  const told = responses.map(({ body }) => body.message);
  expect(told).toContain('subscription_plan_udated');
  for (const message of told) expect(['subscription_plan_udated', 'payment_in_progress']).toContain(message);
  expect(await moneyOf(user)).toEqual({ alive: 1, paid: 1 });
});

test('creates no lease for another account’s request, and frees the lease of a dead process', async () => {
  const [user, stranger] = [await payer(), await payer()];
  const leases = () => app.deps.db('billing_accounts').where({ user_id: user.id });
  const path = `/lawyers/${user.id}/subscriptions`;
  expect((await stranger.client.post(path, { planId: monthly })).status).toBe(404);
  expect(
    (await stranger.client.put(`${path}/sub_1/plan`, { planId: monthly, subscriptionItemId: 'si_1' })).status,
  ).toBe(404);
  expect((await stranger.client.post(`/lawyers/${user.id}/invoices/in_1/pay`, {})).status).toBe(404);
  expect(await leases()).toEqual([]);

  const until = new Date(Date.now() + 6000);
  await app.deps.db('billing_accounts').insert({
    user_id: user.id,
    lease_holder: 'a process that was killed',
    lease_wish: 'another',
    lease_until: until,
  });
  expect(await subscribe(user)).toMatchObject(inProgress);
  await app.deps.db('billing_accounts').update({ lease_until: new Date() });
  expect((await subscribe(user)).body).toMatchObject({ success: true });
  expect(await leases()).toMatchObject([{ lease_holder: null }]);
});

test('makes all three changes if a plan is changed there, back and there again, even after a lost response', async () => {
  const user = await payer();
  const { subscription } = (await subscribe(user)).body;
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}/plan`;
  const change = (planId: string) =>
    user.client.put(path, { planId, subscriptionItemId: subscription!.items.data[0]!.id });
  // The subscription cannot be read after the change either.
  await payments.misbehave({
    rules: [
      { match: { method: 'POST', path: '/v1/subscriptions/*' }, fault: 'reset_after', times: 3 },
      { match: { method: 'GET', path: '/v1/subscriptions' }, fault: '500', skip: 1, times: 3 },
    ],
  });
  expect(await change(yearly)).toMatchObject(inProgress);
  for (const [planId, plan] of [
    [monthly, 'monthly'],
    [yearly, 'yearly'],
    [monthly, 'monthly'],
  ] as const) {
    expect((await change(planId)).body).toMatchObject({ success: true, message: 'subscription_plan_udated' });
    expect((await user.reload()).plan).toBe(plan);
  }
});

test('returns the result of a change to the next request if the response was lost', async () => {
  const user = await payer();
  const { subscription } = (await subscribe(user)).body;
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}/plan`;
  const change = () =>
    user.client.put(path, { planId: yearly, subscriptionItemId: subscription!.items.data[0]!.id });
  await slow('/v1/subscriptions/*');
  expect(await change()).toMatchObject(inProgress);
  for (;;) {
    const response = await change();
    if (response.status === 200) break;
    expect(response).toMatchObject(inProgress);
  }
  expect((await user.reload()).plan).toBe('yearly');
  expect((await moneyOf(user)).paid).toBe(2);
});
