import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createPayer, createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { collectFinalInvoices } from './leaving-customers.ts';
import { withBillingLease } from './with-billing-lease.ts';

// Tests account deletion that runs at the same time as another operation.
let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
});
afterEach(() => payments.misbehave({ rules: [] }));
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const limits = { timeout: 60_000 };
const payer = () => createPayer(app);
const subscribe = (
  { client, id }: TestUser,
  planId = 'price_massima_monthly',
  paymentMethodId = 'pm_card_visa',
) => client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId });
const leave = ({ client, id }: TestUser) => client.delete(`/lawyers/${id}`);
const isGone = async ({ id }: TestUser) => (await app.deps.db('users').where({ id })).length === 0;

/** Returns the remaining customers of an account. */
async function alive({ id }: TestUser) {
  const { customer, subscription } = await payments.state();
  const customers = customer!
    .filter((row) => (row['metadata'] as Record<string, string>)['account'] === String(id))
    .map((row) => row.id);
  return subscription!.filter((row) => customers.includes(row.customer!) && row.status !== 'canceled').length;
}

test('leaves no subscription without an account if a second tab subscribes during the deletion', async () => {
  const user = await payer();
  const customer: string = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body.id;
  // Enough rows to be removed separately, while another transaction briefly locks one row.
  const created_at = app.deps.clock.now();
  const used = Array.from({ length: 1001 }, (_, i) => ({
    identifier: `${user.id}-${i}`,
    user_id: user.id,
    created_at,
    sent_at: created_at,
  }));
  await app.deps.db('metered_usage').insert(used);
  const lock = await app.deps.db.transaction();
  await lock('metered_usage').where({ identifier: used[0]!.identifier }).forUpdate().select();
  const left = leave(user);
  await vi.waitFor(
    async () =>
      expect(await payments.api('GET', `/v1/customers/${customer}`)).toMatchObject({ deleted: true }),
    limits,
  );
  expect(await subscribe(user)).toMatchObject({ status: 409, body: { message: 'payment_in_progress' } });
  await lock.rollback();
  expect((await left).status).toBe(200);
  expect([await isGone(user), await alive(user)]).toEqual([true, 0]);
});

test('ends a subscription that is created while the deletion is queued', async () => {
  const user = await payer();
  await payments.misbehave({
    rules: [
      { match: { method: 'POST', path: '/v1/customers' }, fault: 'slow', times: 1, delay: 500 },
      { match: { method: 'GET', path: '/v1/customers' }, fault: '500', skip: 1, times: 3 },
    ],
  });
  const subscribed = subscribe(user);
  await vi.waitFor(async () => expect(await payments.strikes()).toBe(1), limits);
  // An account without a customer may leave even if the search for customers fails.
  const left = leave(user);
  expect((await subscribed).body.success).toBe(true);
  expect((await left).status).not.toBe(200);
  expect([await isGone(user), await alive(user)]).toEqual([false, 1]);
});

test('treats two concurrent deletions as one and charges the bill once', async () => {
  const user = await payer();
  expect((await subscribe(user, 'price_massima_metered')).body.success).toBe(true);
  const customer = (await user.reload()).customer_id!;
  const admin = await createUser(app, { role: 'admin' });
  const responses = await Promise.all([1, 2].map(() => admin.client.delete(`/lawyers/${user.id}`)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  // Deleted, or being deleted for longer than the other request waited.
  for (const { status } of responses) expect([200, 404, 409]).toContain(status);
  const { charges } = await payments.of(customer);
  expect(charges.map((charge) => charge['amount'])).toEqual([2900]);
});

test('returns user_not_found to a request that waited for a deletion of its account', async () => {
  const user = await payer();
  expect((await leave(user)).status).toBe(200);
  const lease = withBillingLease(app.deps, user.id, async () => undefined);
  await expect(lease).rejects.toMatchObject({ key: 'user_not_found' });
});

test('collects the bill of a deletion that is completed later, regardless of the first attempt', async () => {
  const user = await payer();
  await subscribe(user, 'price_massima_metered', 'pm_card_chargeCustomerFail');
  const customer = (await user.reload()).customer_id!;
  const now = app.deps.clock.now();
  const before = new Date(now.getTime() - 3_600_000);
  await app.deps
    .db('leaving_customers')
    .insert({ customer_id: customer, left_at: before, next_look_at: now });
  await payments.misbehave({
    rules: [
      { match: { method: 'GET', path: '/v1/subscriptions' }, fault: 'slow', skip: 1, times: 1, delay: 500 },
    ],
  });
  const left = leave(user);
  // The bill exists, and the account still exists.
  await payments.struck();
  await collectFinalInvoices(app.deps);
  expect((await left).status).toBe(200);
  expect(await app.deps.db('leaving_customers').pluck('customer_id')).toEqual([customer]);
});
