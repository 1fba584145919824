import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { noteAgain, noteNothing } from '../../testing/notes-nothing.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests errors after the provider has carried out a request. No response may claim that nothing was
// done.
let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
});
afterEach(async () => {
  await payments.misbehave({ rules: [] });
  await noteAgain(app.owner);
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const payer = () => createPayer(app);
const subscribe = ({ client, id }: TestUser, paymentMethodId = 'pm_card_visa', planId = monthly) =>
  client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId });
const chargesOf = async (user: TestUser) =>
  (await payments.of((await user.reload()).customer_id!)).charges.filter((c) => c.status === 'succeeded');
const inProgress = { status: 409, body: { message: 'payment_in_progress' } };
const done = { status: 200, body: { success: true, message: 'subscription_plan_udated' } };

test('reports a paid subscription that could not be stored as pending, and as done to the next request', async () => {
  const user = await payer();
  await noteNothing(app.owner);
  expect(await subscribe(user)).toMatchObject(inProgress);
  // The payment is not reported as failed while the database rejects writes.
  expect(await subscribe(user)).toMatchObject(inProgress);
  await noteAgain(app.owner);
  expect(await subscribe(user)).toMatchObject(done);
  expect(await chargesOf(user)).toHaveLength(1);
});

test('reports a plan change that could not be stored as pending', async () => {
  const user = await payer();
  const { subscription } = (await subscribe(user)).body;
  const change = () =>
    user.client.put(`/lawyers/${user.id}/subscriptions/${subscription!.id}/plan`, {
      planId: yearly,
      subscriptionItemId: subscription!.items.data[0]!.id,
    });
  await noteNothing(app.owner);
  expect(await change()).toMatchObject(inProgress);
  expect(await change()).toMatchObject(inProgress);
  await noteAgain(app.owner);
  expect(await change()).toMatchObject(done);
  expect(await chargesOf(user)).toHaveLength(2);
});

test('does not report a completed payment as failed if it cannot be read', async () => {
  const user = await payer();
  await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/subscriptions' }, fault: 'reset_before', times: 3 }],
  });
  expect(await subscribe(user)).toMatchObject(inProgress);
  // The first read finds nothing, so the request is repeated; after that all reads fail.
  await payments.misbehave({
    rules: [{ match: { method: 'GET', path: '/v1/subscriptions' }, fault: '500', skip: 1, times: 3 }],
  });
  expect(await subscribe(user)).toMatchObject(inProgress);
  expect(await chargesOf(user)).toHaveLength(1);
});

test('creates a new subscription if cancellation failed after the first payment was voided', async () => {
  const user = await payer();
  expect((await subscribe(user, 'pm_card_chargeCustomerFail')).body.success).toBe(false);
  await payments.misbehave({
    rules: [{ match: { method: 'DELETE', path: '/v1/subscriptions/*' }, fault: '500', times: 3 }],
  });
  expect(await subscribe(user)).toMatchObject({ status: 502 });
  expect(await subscribe(user)).toMatchObject(done);
  expect(await chargesOf(user)).toHaveLength(1);
});

test('does not report an invoice as unpaid if the provider exceeds the timeout', async () => {
  const user = await payer();
  const { subscription } = (await subscribe(user, 'pm_card_chargeCustomerFail')).body;
  const pay = () =>
    user.client.post(`/lawyers/${user.id}/invoices/${subscription!.latest_invoice!.id}/pay`, {
      paymentMethodId: 'pm_card_visa',
    });
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/invoices/*' }, fault: 'reset_before', times: 3 }],
  });
  expect(await pay()).toMatchObject(inProgress);
  expect(await pay()).toMatchObject({ status: 200, body: { success: true } });
  expect(await chargesOf(user)).toHaveLength(1);
});

test('does not report a change without effect as done because a later subscription has that plan', async () => {
  const user = await payer();
  const first = (await subscribe(user)).body.subscription!;
  const change = ({ id, items }: typeof first) =>
    user.client.put(`/lawyers/${user.id}/subscriptions/${id}/plan`, {
      planId: yearly,
      subscriptionItemId: items.data[0]!.id,
    });
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/subscriptions/*' }, fault: 'reset_before', times: 3 }],
  });
  expect(await change(first)).toMatchObject(inProgress);
  await payments.api('DELETE', `/v1/subscriptions/${first.id}`);
  const second = (await subscribe(user, 'pm_card_visa', yearly)).body.subscription!;
  expect(await change(second)).toMatchObject({ status: 409, body: { message: 'update_error' } });
  expect(await chargesOf(user)).toHaveLength(2);
});
