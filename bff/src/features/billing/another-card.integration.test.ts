import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests a second card after a declined card or a closed authentication dialog.
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

const day = 86_400;
const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const payer = () => createPayer(app);
const subscribe = async ({ client, id }: TestUser, paymentMethodId: string, more = {}) =>
  (await client.post(`/lawyers/${id}/subscriptions`, { planId: monthly, paymentMethodId, ...more })).body;
const moneyOf = async (user: TestUser) => {
  const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
  return {
    alive: subscriptions.flatMap(({ status }) => (status === 'canceled' ? [] : (status ?? []))),
    paid: charges.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount),
  };
};
/** Query for a client secret that the payer's bank must authenticate. */
const authenticating = {
  subscription: { latest_invoice: { payment_intent: { status: 'requires_action' } } },
};
const intentOf = ({ subscription }: Awaited<ReturnType<typeof subscribe>>) =>
  subscription!.latest_invoice!.payment_intent!.client_secret!.split('_secret')[0]!;

test('sells the same plan to a second card, with its coupon, after the first charge was declined', async () => {
  const user = await payer();
  expect(await subscribe(user, 'pm_card_chargeCustomerFail')).toMatchObject({
    success: false,
    message: 'invoice_payment_failed',
  });
  expect(await subscribe(user, 'pm_card_visa', { coupon: 'BENVENUTO20' })).toMatchObject({
    success: true,
    subscription: { status: 'active', discount: { coupon: { id: 'BENVENUTO20' } } },
  });
  expect(await moneyOf(user)).toEqual({ alive: ['active'], paid: [3920] });
});

test('sells the same plan to a second card after an abandoned authentication, which can no longer charge', async () => {
  const user = await payer();
  const waiting = await subscribe(user, 'pm_card_authenticationRequired', { coupon: 'BENVENUTO20' });
  expect(waiting).toMatchObject({
    success: false,
    message: 'payment_authentication_required',
    ...authenticating,
  });
  expect(await subscribe(user, 'pm_card_visa')).toMatchObject({
    success: true,
    subscription: { discount: null },
  });
  await payments.authenticate(intentOf(waiting)).catch(() => undefined);
  expect(await moneyOf(user)).toEqual({ alive: ['active'], paid: [4900] });
});

test('resumes a pending authentication if the same saved card is sent again', async () => {
  const user = await payer();
  const first = await subscribe(user, 'pm_card_authenticationRequired');
  const [card] = (await user.client.get(`/lawyers/${user.id}/payment_methods`)).body.data;
  const second = await subscribe(user, card!.id);
  expect(second).toMatchObject({
    success: false,
    subscription: { id: first.subscription!.id, ...authenticating.subscription },
  });
  await payments.authenticate(intentOf(second));
  expect((await user.client.get(`/lawyers/${user.id}/subscription`)).body!.status).toBe('active');
  expect(await moneyOf(user)).toEqual({ alive: ['active'], paid: [4900] });
});

test('charges once if an authentication completes while a second card is sent', async () => {
  const user = await payer();
  const waiting = await subscribe(user, 'pm_card_authenticationRequired');
  await payments.authenticate(intentOf(waiting));
  // The product's copy of the subscription is older than the bank's decision.
  const { status, body } = await user.client.post(`/lawyers/${user.id}/subscriptions`, {
    planId: monthly,
    paymentMethodId: 'pm_card_visa',
  });
  // The same request a moment later gets the first result.
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'subscription_plan_udated' });
  expect(await moneyOf(user)).toEqual({ alive: ['active'], paid: [4900] });
});

async function pastDue() {
  const user = await payer();
  const { subscription } = await subscribe(user, 'pm_card_visa');
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}`;
  await user.client.put(path, { default_payment_method: 'pm_card_chargeCustomerFail' });
  await payments.advance(31 * day + 7200);
  expect((await user.client.get(`/lawyers/${user.id}/subscription`)).body!.status).toBe('past_due');
  return { user, path, item: subscription!.items.data[0]!.id };
}

test('reports success and opens the search if a good card pays a plan change while past due', async () => {
  const { user, path, item } = await pastDue();
  const { body } = await user.client.put(`${path}/plan`, {
    planId: yearly,
    subscriptionItemId: item,
    paymentMethodId: 'pm_card_visa',
  });
  // At the provider, paying the latest invoice makes a subscription active even if older invoices
  // are open.
  expect(body).toMatchObject({
    success: true,
    message: 'subscription_plan_udated',
    subscription: { status: 'active' },
  });
  expect((await user.client.get('/users/login/check')).body).toMatchObject({ license: true, answer: 'ok' });
});

test('declines a plan change while past due and changes nothing if the card cannot pay', async () => {
  const { user, path, item } = await pastDue();
  const { body } = await user.client.put(`${path}/plan`, { planId: yearly, subscriptionItemId: item });
  expect(body).toMatchObject({ success: false, message: 'invoice_payment_failed' });
  expect((await user.client.get('/users/login/check')).body).toMatchObject({ license: false });
  // Only the renewal is still to be paid.
  const { data } = (await user.client.get(`/lawyers/${user.id}/invoices`)).body;
  expect(data.map((invoice: { status: string }) => invoice.status)).toEqual(['void', 'open', 'paid']);
});

test('reports an invoice as paid if it was paid after a decline and the response was lost', async () => {
  const { user, path } = await pastDue();
  const open = (await user.client.get(`/lawyers/${user.id}/invoices`)).body.data[0];
  const pay = async () => (await user.client.post(`/lawyers/${user.id}/invoices/${open!.id}/pay`, {})).body;
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/invoices/*/pay' }, fault: 'reset_after', times: 3 }],
  });
  expect(await pay()).toMatchObject({ message: 'payment_in_progress' });
  await payments.misbehave({ rules: [] });
  await user.client.put(path, { default_payment_method: 'pm_card_visa' });
  expect(await pay()).toMatchObject({ success: true, message: 'ok', invoice: { status: 'paid' } });
  // Second click after a lost response.
  expect(await pay()).toMatchObject({ success: true, message: 'ok' });
  expect((await moneyOf(user)).paid).toEqual([4900, 4900]);
});
