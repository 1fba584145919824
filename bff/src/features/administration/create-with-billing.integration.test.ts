import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { mailsTo } from '../../testing/links.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let payments: TestPayments;
let admin: TestUser;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      PAYMENTS_TIMEOUT_MS: '1000',
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      PORT: String(payments.appPort),
    },
  });
  admin = await createUser(app, { role: 'admin' });
});
afterEach(() => payments.misbehave({ rules: [] }));
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const invoiced = {
  name: 'Mara',
  surname: 'Monti',
  address: { line1: 'Via Roma 1', postal_code: '00100', city: 'Roma', state: 'RM', country: 'IT' },
  metadata: { is_invoice: 'true', Fe_code: 'ABCDEFG' },
  vat_number: '12345678903',
};
const address = () => `made-${randomUUID()}@example.com`;
const create = (email: string, over: object = {}) =>
  admin.client.post('/lawyers', { ...invoiced, email, ...over });

async function expectNothing(email: string) {
  expect(await app.deps.db('users').where({ email })).toEqual([]);
  expect(await mailsTo(app, email)).toEqual([]);
  expect(await customersOf(email)).toEqual([]);
}
/** Lists the customers that were not deleted. */
const customersOf = async (email: string) => {
  await payments.settled();
  return (await payments.api('GET', `/v1/customers?email=${encodeURIComponent(email)}`))['data'] as object[];
};

test('stores the billing data of a new user at the provider and sends one mail', async () => {
  const email = address();
  const { status, body } = await create(email);
  expect(status).toBe(201);
  const [customer] = await customersOf(email);
  expect(customer).toMatchObject({ id: body.customerid, address: { city: 'Roma' } });
  expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(['choose_password']);
});

test('creates neither account nor mail for an invalid VAT number, and both for a valid one', async () => {
  const email = address();
  expect(await create(email, { vat_number: '12345678901' })).toMatchObject({
    status: 400,
    body: { message: 'validation_failed' },
  });
  await expectNothing(email);
  expect((await create(email)).status).toBe(201);
  expect(await mailsTo(app, email)).toHaveLength(1);
});

test.each([
  { fault: '500', path: '/v1/customers' },
  { fault: '500', path: '/v1/customers/*' },
  { fault: '500_after', path: '/v1/customers/*/tax_ids' },
])('creates neither account nor customer if the provider fails: $fault at $path', async (match) => {
  const email = address();
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: match.path }, fault: match.fault, times: 3 }],
  });
  expect((await create(email)).status).toBeGreaterThanOrEqual(500);
  await payments.misbehave({ rules: [] });
  await expectNothing(email);
  expect((await create(email)).status).toBe(201);
  expect(await mailsTo(app, email)).toHaveLength(1);
});

test('creates neither account nor customer if the provider does not respond', async () => {
  const email = address();
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/customers' }, fault: 'slow', times: 3, delay: 5000 }],
  });
  expect((await create(email)).status).toBeGreaterThanOrEqual(400);
  expect(await app.deps.db('users').where({ email })).toEqual([]);
  await payments.misbehave({ rules: [] });
  expect((await create(email)).status).toBe(201);
  expect(await mailsTo(app, email)).toHaveLength(1);
});
