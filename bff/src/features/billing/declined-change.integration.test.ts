import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

// Tests that a declined plan change leaves nothing to pay and keeps the plan.
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

const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const badCard = 'pm_card_chargeCustomerFail';
const bankCard = 'pm_card_authenticationRequired';

async function subscriber() {
  const user = await createPayer(app);
  const { subscription } = (
    await user.client.post(`/lawyers/${user.id}/subscriptions`, {
      planId: monthly,
      paymentMethodId: 'pm_card_visa',
    })
  ).body;
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}`;
  const change = async (paymentMethodId?: string) =>
    (
      await user.client.put(`${path}/plan`, {
        planId: yearly,
        subscriptionItemId: subscription!.items.data[0]!.id,
        ...(paymentMethodId && { paymentMethodId }),
      })
    ).body;
  return { user, path, change, card: subscription!.default_payment_method };
}
const invoicesOf = async ({ client, id }: TestUser) =>
  (await client.get(`/lawyers/${id}/invoices`)).body.data;
const statuses = async (user: TestUser) => (await invoicesOf(user)).map(({ status }) => status);
const subscriptionOf = async ({ client, id }: TestUser) =>
  (await client.get(`/lawyers/${id}/subscription`)).body;

test('voids the invoice of a declined change immediately, keeps plan and card, and accepts a good card', async () => {
  const { user, change, card } = await subscriber();
  expect(await change(badCard)).toMatchObject({
    success: false,
    message: 'invoice_payment_failed',
    subscription: { default_payment_method: card, items: { data: [{ price: { id: monthly } }] } },
  });
  expect(await statuses(user)).toEqual(['void', 'paid']);
  const [dead] = await invoicesOf(user);
  expect((await user.client.post(`/lawyers/${user.id}/invoices/${dead!.id}/pay`, {})).status).toBe(404);
  expect(await subscriptionOf(user)).toMatchObject({ status: 'active', default_payment_method: card });
  expect((await user.reload()).plan).toBe('monthly');
  expect(await change('pm_card_visa')).toMatchObject({ success: true });
  expect(await statuses(user)).toEqual(['paid', 'void', 'paid']);
});

test('keeps a change that waits for the bank, and voids it on the event of a decline', async () => {
  const { user, change } = await subscriber();
  const response = await change(bankCard);
  expect(response).toMatchObject({ success: false, message: 'payment_authentication_required' });
  const { client_secret: secret } = response.subscription.latest_invoice.payment_intent;
  expect(await statuses(user)).toEqual(['open', 'paid']);
  await fetch(`${payments.url}/sandbox/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ intent: secret.split('_secret')[0], outcome: 'fail' }),
  });
  await payments.settled();
  expect(await statuses(user)).toEqual(['void', 'paid']);
  expect((await subscriptionOf(user))!.items.data[0]!.price.id).toBe(monthly);
});

test('voids a pending change if a card is declined for its invoice in the list', async () => {
  const { user, change } = await subscriber();
  await change(bankCard);
  // The provider's events are also processed under the account's lease.
  await payments.settled();
  const [open] = await invoicesOf(user);
  const pay = (paymentMethodId: string) =>
    user.client.post(`/lawyers/${user.id}/invoices/${open!.id}/pay`, { paymentMethodId });
  expect((await pay(bankCard)).body).toMatchObject({
    success: false,
    message: 'payment_authentication_required',
    invoice: { status: 'open' },
  });
  expect((await pay(badCard)).body).toMatchObject({
    success: false,
    message: 'invoice_payment_failed',
    invoice: { status: 'void' },
  });
  expect((await subscriptionOf(user))!.items.data[0]!.price.id).toBe(monthly);
});

test('voids a declined change at the next refresh if the response was lost', async () => {
  const { user, change } = await subscriber();
  await payments.misbehave({
    rules: [
      { match: { method: 'POST', path: '/v1/invoices/*/void' }, fault: '500', times: 50 },
      { match: {}, fault: 'lose', times: 50 },
    ],
  });
  expect(await change(badCard)).toMatchObject({ message: 'payment_in_progress' });
  await payments.misbehave({ rules: [] });
  expect(await statuses(user)).toEqual(['open', 'paid']);
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
  expect(await statuses(user)).toEqual(['void', 'paid']);
});
