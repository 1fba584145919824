import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressChanges, newAddress } from '../../testing/address-changes.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

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

/**
 * Changes a user's email address: requested by an administrator, confirmed by the new mailbox,
 * approved by the old one.
 */
async function moveTo(user: TestUser, email: string, what: object = {}) {
  const { confirm, agree } = addressChanges(app, admin);
  const { email: before } = await user.reload();
  const response = await admin.client.put(`/lawyers/${user.id}`, { email, ...what });
  expect(response.status).toBe(200);
  expect((await confirm(user.id, email)).status).toBe(200);
  expect((await agree(user.id, before)).body).toMatchObject({ is_effective: true });
}
async function customer() {
  const user = await createUser(app);
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  return user;
}
const atProvider = async (user: TestUser) => {
  const { email, name } = await payments.api('GET', `/v1/customers/${(await user.reload()).customer_id}`);
  return { email, name };
};
const receipt = { metadata: { is_invoice: 'false', Fiscal_code: 'RSSMRA85T10A562S' } };

test.each([
  ['alone', {}],
  ['together with billing data', receipt],
])('sends a new name and a new address to the provider, %s', async (_, billing) => {
  const user = await customer();
  expect(await atProvider(user)).toEqual({ email: user.email, name: 'Lucia Ferrari' });

  const renamed = await user.client.put(`/lawyers/${user.id}`, { name: 'Lucía', ...billing });
  expect(renamed.status).toBe(200);
  expect(await atProvider(user)).toEqual({ email: user.email, name: 'Lucía Ferrari' });

  const email = newAddress();
  await moveTo(user, email, billing);
  expect(await atProvider(user)).toEqual({ email, name: 'Lucía Ferrari' });

  const other = newAddress();
  await moveTo(user, other, { surname: 'Neri', ...billing });
  expect(await atProvider(user)).toEqual({ email: other, name: 'Lucía Neri' });
});

test('sends nothing to the provider if the new address is already in use', async () => {
  const user = await customer();
  const { email } = await createUser(app);
  expect((await admin.client.put(`/lawyers/${user.id}`, { email, ...receipt })).status).toBe(403);
  expect((await atProvider(user)).email).toBe(user.email);
});

test('changes the account while the provider is unavailable, and reconcile updates the provider', async () => {
  const user = await customer();
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/customers/*' }, fault: 'reset_before' }],
  });
  const email = newAddress();
  await moveTo(user, email, { name: 'Ada' });
  expect(await atProvider(user)).toEqual({ email: user.email, name: 'Lucia Ferrari' });
  await payments.misbehave({ rules: [] });
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
  expect(await atProvider(user)).toEqual({ email, name: 'Ada Ferrari' });
});

test('creates no customer for a renamed account without a customer', async () => {
  const user = await createUser(app);
  await user.client.put(`/lawyers/${user.id}`, { name: 'Ada' });
  expect((await user.reload()).customer_id).toBeNull();
});
