import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

// No webhook reaches this product: what it knows of a renewal it has looked up itself.
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

async function subscriber(planId = 'price_massima_monthly') {
  const user = await createUser(app, { license_expire_at: null, plan_queries: 0, is_returning: true });
  const wish = { planId, paymentMethodId: 'pm_card_visa' };
  const { body } = await user.client.post(`/lawyers/${user.id}/subscriptions`, wish);
  return { user, subscription: body.subscription };
}
const look = ({ client, id }: TestUser) => client.get(`/lawyers/${id}/subscription`);
const queries = async (user: TestUser) => (await user.reload()).plan_queries;

test('an administrator’s number of queries ends with the plan it was given to', async () => {
  const { user, subscription } = await subscriber();
  await admin.client.put(`/lawyers/${user.id}`, { plan_queries: 800 });
  await look(user);
  expect(await queries(user)).toBe(800);
  // Of the same length, so that the period goes on.
  const changed = await user.client.put(`/lawyers/${user.id}/subscriptions/${subscription.id}/plan`, {
    planId: 'price_massima_metered',
    subscriptionItemId: subscription.items.data[0].id,
  });
  expect(changed.body).toMatchObject({ success: true });
  expect(await queries(user)).toBe(200);
});

test('added queries stay until the plan is renewed, however often it is looked at', async () => {
  const { user } = await subscriber();
  expect(await queries(user)).toBe(500);
  const added = await admin.client.post(`/users/query/${user.email}/100`);
  expect(added.body.user.plan_queries).toBe(600);
  await look(user);
  await reconcile(app.deps);
  expect(await queries(user)).toBe(600);
  await payments.advance(32 * day);
  await look(user);
  expect(await queries(user)).toBe(500);
});
