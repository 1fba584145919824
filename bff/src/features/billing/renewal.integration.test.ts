import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { searchAs } from '../../testing/searches.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

// Tests renewals without webhooks, so that the product must read them itself.
let app: TestApp;
let payments: TestPayments;
let admin: TestUser;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
  admin = await createUser(app, { role: 'admin' });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const day = 86_400;
const hour = 3600;

async function subscriber(planId = 'price_massima_monthly') {
  const user = await createPayer(app);
  const request = { planId, paymentMethodId: 'pm_card_visa' };
  const { body } = await user.client.post(`/lawyers/${user.id}/subscriptions`, request);
  return { user, subscription: body.subscription };
}
const read = ({ client, id }: TestUser) => client.get(`/lawyers/${id}/subscription`);
const queries = async (user: TestUser) => (await user.reload()).plan_queries;

test('drops an administrator’s number of queries when the plan changes', async () => {
  const { user, subscription } = await subscriber();
  await admin.client.put(`/lawyers/${user.id}`, { plan_queries: 800 });
  await read(user);
  expect(await queries(user)).toBe(800);
  // Same interval, so that the period continues.
  const changed = await user.client.put(`/lawyers/${user.id}/subscriptions/${subscription!.id}/plan`, {
    planId: 'price_massima_metered',
    subscriptionItemId: subscription!.items.data[0]!.id,
  });
  expect(changed.body).toMatchObject({ success: true });
  expect(await queries(user)).toBe(200);
});

/** Advances only the product's clock. The provider's clock stays, and no event arrives. */
const waitUntil = (instant: number) =>
  app.deps.clock.advance(instant - app.deps.clock.now().getTime() / 1000);
const access = async ({ client }: TestUser) => (await client.get('/users/login/check')).body;
const isListedExpired = async ({ email }: TestUser) => {
  const { body } = await admin.client.get(`/lawyers?is_verified=expired&search=${email}&limit=1`);
  return body.lawyers.length === 1;
};
const overview = async ({ id }: TestUser) => (await admin.client.get(`/lawyers/${id}/overview`)).body;

test('allows searches after a renewal date until its event is overdue, but not if the plan was set to end', async () => {
  const { user, subscription } = await subscriber();
  const { user: leaving, subscription: ending } = await subscriber();
  await leaving.client.put(`/lawyers/${leaving.id}/subscriptions/${ending!.id}`, {
    cancel_at_period_end: true,
  });
  const end: number = Math.max(subscription!.current_period_end, ending!.current_period_end);
  // A session that is unused for 30 days also ends.
  waitUntil(end - 10 * day);
  for (const { client } of [user, leaving, admin]) expect((await client.get('/users/me')).status).toBe(200);

  waitUntil(end + 60);
  expect(await access(user)).toMatchObject({ license: true, answer: 'ok' });
  expect((await searchAs(user, 'danno')).status).toBe(200);
  expect(await isListedExpired(user)).toBe(false);
  expect(await overview(user)).toMatchObject({
    standing: 'subscription',
    until: new Date(subscription!.current_period_end * 1000).toISOString(),
  });
  expect(await access(leaving)).toMatchObject({ license: false, answer: 'subscription_expired' });
  expect(await isListedExpired(leaving)).toBe(true);

  waitUntil(end + 3 * hour + 60);
  expect(await access(user)).toMatchObject({ license: false, answer: 'subscription_expired' });
  expect(await isListedExpired(user)).toBe(true);
  expect(await overview(user)).toMatchObject({ standing: 'over' });
});

test('extends the end date immediately if a cancelled renewal is restored', async () => {
  const { user, subscription } = await subscriber();
  const end = new Date(subscription!.current_period_end * 1000);
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}`;
  await user.client.put(path, { cancel_at_period_end: true });
  expect((await user.reload()).plan_expires_at).toEqual(end);
  await user.client.put(path, { cancel_at_period_end: false });
  expect((await user.reload()).plan_expires_at!.getTime()).toBeGreaterThan(end.getTime());
});

test('keeps added queries until the renewal, regardless of the number of refreshes', async () => {
  const { user } = await subscriber();
  expect(await queries(user)).toBe(500);
  const added = await admin.client.post(`/users/query/${user.email}/100`);
  expect(added.body.user.plan_queries).toBe(600);
  await read(user);
  await reconcile(app.deps);
  expect(await queries(user)).toBe(600);
  await payments.advance(32 * day);
  await read(user);
  expect(await queries(user)).toBe(500);
});
