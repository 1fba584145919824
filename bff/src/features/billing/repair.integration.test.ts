import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';
import { syncSubscription } from './sync-subscription.ts';

// Tests the repair of errors that went unnoticed.
let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const users = () => app.deps.db('users');
const payer = () => createPayer(app);
const subscribe = ({ client, id }: TestUser, planId = monthly) =>
  client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId: 'pm_card_visa' });
async function subscriber() {
  const user = await payer();
  const { body } = await subscribe(user);
  return { user, customer: (await user.reload()).customer_id!, first: body.subscription!.id };
}
/** Creates a subscription that the product did not request or has forgotten. */
const another = (customer: string, price = monthly) =>
  payments.api('POST', '/v1/subscriptions', { customer, 'items[0][price]': price });
const givenBack = async (customer: string) =>
  (await payments.of(customer)).charges.filter(({ refunded }) => refunded).length;
const alive = async (customer: string) =>
  (await payments.of(customer)).subscriptions.filter(({ status }) => status === 'active').map(({ id }) => id);
async function card(customer: string) {
  const method = await payments.api('POST', '/v1/payment_methods/pm_card_visa/attach', { customer });
  await payments.api('POST', `/v1/customers/${customer}`, {
    'invoice_settings[default_payment_method]': method.id,
  });
}

test('cancels and refunds a second running subscription and keeps the last requested subscription', async () => {
  const { user, customer, first } = await subscriber();
  await card(customer);
  await another(customer, yearly);
  expect(await alive(customer)).toHaveLength(2);
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
  expect(await alive(customer)).toEqual([first]);
  expect(await givenBack(customer)).toBe(1);
  expect((await user.reload()).plan).toBe('monthly');
  await reconcile(app.deps);
  expect((await payments.state())['refund']?.filter(({ id }) => id)).toHaveLength(1);
});

test('refunds a second subscription if the previous process died between cancellation and refund', async () => {
  const { customer, first } = await subscriber();
  await card(customer);
  const second = await another(customer);
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/refunds' }, fault: 'reset_before', times: 3 }],
  });
  expect((await reconcile(app.deps)).failed).toBe(1);
  expect(await alive(customer)).toEqual([first]);
  expect(await givenBack(customer)).toBe(0);
  await payments.misbehave({ rules: [] });
  expect((await reconcile(app.deps)).failed).toBe(0);
  expect(await givenBack(customer)).toBe(1);
  expect((await payments.api('GET', `/v1/subscriptions/${second.id}`))['metadata']).toMatchObject({
    superseded_by: first,
    refunded: '4900',
  });
});

test('finds a forgotten subscription at the provider and does not buy it again', async () => {
  const user = await payer();
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  const customer = (await user.reload()).customer_id!;
  await card(customer);
  const { id } = await another(customer);
  expect(await subscribe(user)).toMatchObject({ status: 409, body: { message: 'subscription_exists' } });
  expect(await alive(customer)).toEqual([id]);
  expect((await user.reload()).plan).toBe('monthly');
});

test('lets an account buy again and repeat the deletion if the database failed during it', async () => {
  const { user, customer } = await subscriber();
  const remove = () => user.client.delete(`/lawyers/${user.id}`);
  await app.owner.schema.renameTable('deleted_addresses', 'away');
  expect((await remove()).status).toBe(500);
  await app.owner.schema.renameTable('away', 'deleted_addresses');
  expect(await user.reload()).toMatchObject({ plan: null });

  expect((await user.client.get(`/lawyers/${user.id}/subscription`)).body).toBeNull();
  expect((await user.client.get(`/lawyers/${user.id}/payment_methods`)).status).toBe(200);
  expect((await user.client.get(`/lawyers/${user.id}/invoices`)).status).toBe(200);
  const newCustomer = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body.id;
  expect(newCustomer).not.toBe(customer);
  expect((await subscribe(user)).body).toMatchObject({ success: true });
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
  expect((await user.reload()).plan).toBe('monthly');

  expect((await remove()).body).toMatchObject({ success: true });
  expect(await alive(newCustomer)).toEqual([]);
  expect(await users().where({ id: user.id })).toEqual([]);
});

test('deletes an account whose customer id was lost', async () => {
  const { user, customer } = await subscriber();
  await users().where({ id: user.id }).update({ customer_id: null });
  expect((await user.client.delete(`/lawyers/${user.id}`)).body).toMatchObject({ success: true });
  expect(await alive(customer)).toEqual([]);
});

test('never overwrites a later refresh with an earlier refresh', async () => {
  const { user, customer, first } = await subscriber();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived = () => {};
  const has = new Promise<void>((resolve) => (arrived = resolve));
  const slow = {
    ...app.deps,
    payments: {
      ...app.deps.payments!,
      call: async <T>(operation: Parameters<NonNullable<typeof app.deps.payments>['call']>[0]) => {
        const response = await app.deps.payments!.call(operation);
        arrived();
        await released;
        return response as T;
      },
    },
  };
  const older = syncSubscription(slow, customer);
  await has;
  await payments.api('DELETE', `/v1/subscriptions/${first}`);
  await syncSubscription(app.deps, customer);
  expect((await user.reload()).plan).toBeNull();
  release();
  await older;
  expect((await user.reload()).plan).toBeNull();
});

test('returns customers created after a restored backup to their accounts', async () => {
  const { user, customer } = await subscriber();
  const forget = { customer_id: null, plan: null, plan_expires_at: null, plan_queries: 0 };
  await users().where({ id: user.id }).update(forget);
  await app.deps.db('subscriptions').where({ user_id: user.id }).delete();
  await app.deps.db('payment_attempts').where({ user_id: user.id }).delete();
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0, adopted: 1 });
  expect(await user.reload()).toMatchObject({ customer_id: customer, plan: 'monthly', plan_queries: 500 });
});

test('assigns no customer to an account with the same id and a different address', async () => {
  const { user, customer } = await subscriber();
  const elsewhere = `${user.id}-elsewhere@example.com`;
  await users().where({ id: user.id }).update({ customer_id: null, plan: null, email: elsewhere });
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0, adopted: 0, orphans: 1 });
  expect((await user.reload()).customer_id).toBeNull();
  expect(await alive(customer)).toHaveLength(1);
});

test('cancels and refunds the unknown subscription of an account with two customers', async () => {
  const { user, customer, first } = await subscriber();
  const stray = await payments.api('POST', '/v1/customers', {
    email: user.email,
    'metadata[account]': String(user.id),
  });
  await card(stray.id);
  await another(stray.id);
  await reconcile(app.deps);
  expect(await alive(customer)).toEqual([first]);
  expect(await alive(stray.id)).toEqual([]);
  expect(await givenBack(stray.id)).toBe(1);
  expect((await user.reload()).customer_id).toBe(customer);
});
