import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests renewals without webhooks, where the product reads all changes late and together.
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

async function subscriber(planId: string, card = 'pm_card_visa') {
  const user = await createPayer(app);
  const response = await user.client.post(`/lawyers/${user.id}/subscriptions`, {
    planId,
    paymentMethodId: card,
  });
  return { user, subscription: response.body.subscription, answer: response.body };
}
const read = ({ client, id }: TestUser) => client.get(`/lawyers/${id}/subscription`);
const use = ({ id }: TestUser, used_queries: number) =>
  app.deps.db('users').where({ id }).update({ used_queries });
const used = async ({ client }: TestUser) => (await client.get('/users/check')).body.count;
const access = async ({ client }: TestUser) => (await client.get('/users/login/check')).body;

test('blocks the search after a failed renewal, and opens it with a new quota after payment by another card', async () => {
  const { user, subscription } = await subscriber(monthly);
  await use(user, 480);
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}`;
  await user.client.put(path, { default_payment_method: 'pm_card_chargeCustomerFail' });
  await payments.advance(31 * day + 7200);
  expect((await read(user)).body!.status).toBe('past_due');
  expect(await access(user)).toMatchObject({ license: false, answer: 'subscription_expired' });
  // A second subscription would bill twice. The unpaid subscription must be paid instead.
  expect(
    (await user.client.post(`/lawyers/${user.id}/subscriptions`, { planId: monthly })).body,
  ).toMatchObject({ message: 'subscription_exists' });

  const open = async () =>
    (await user.client.get(`/lawyers/${user.id}/invoices?limit=10&offset=0`)).body.data[0];
  const pay = async () =>
    (await user.client.post(`/lawyers/${user.id}/invoices/${(await open())!.id}/pay`, {})).body;
  expect(await open()).toMatchObject({ status: 'open', amount_due: 4900 });
  expect(await pay()).toMatchObject({ success: false, message: 'invoice_payment_failed' });
  expect((await user.client.put(path, { default_payment_method: 'pm_card_visa' })).body).toMatchObject({
    success: true,
    message: 'subscription_payment_method_updated',
  });
  expect(await pay()).toMatchObject({ success: true, invoice: { status: 'paid' } });
  expect(await access(user)).toMatchObject({ license: true, answer: 'ok', user: { plan_queries: 500 } });
  expect(await used(user)).toBe(0);
});

test('starts with zero used queries once the bank confirms the first payment', async () => {
  const { user, answer } = await subscriber(monthly, 'pm_card_authenticationRequired');
  expect(answer).toMatchObject({ success: false, message: 'payment_authentication_required' });
  await use(user, 100);
  const intent = answer.subscription!.latest_invoice!.payment_intent!.client_secret!.split('_secret')[0]!;
  await payments.authenticate(intent);
  expect((await read(user)).body!.status).toBe('active');
  expect(await used(user)).toBe(0);
});

test('stores no end date if the first payment was never made', async () => {
  const { user } = await subscriber(monthly, 'pm_card_authenticationRequired');
  expect((await read(user)).body!.status).toBe('incomplete');
  expect(await user.reload()).toMatchObject({ plan: null, plan_expires_at: null });
  await payments.advance(2 * day);
  expect((await read(user)).body).toBeNull();
  expect(await user.reload()).toMatchObject({ plan: null, plan_expires_at: null });
});

test('credits the difference of a smaller plan, charges nothing today and deducts the credit later', async () => {
  const { user, subscription } = await subscriber(yearly);
  await payments.advance(345 * day);
  const path = `/lawyers/${user.id}/subscriptions/${subscription!.id}/plan`;
  const subscriptionItemId = subscription!.items.data[0]!.id;
  const preview = async ({ client }: TestUser, of: string, item: string) =>
    (await client.get(`${of}?planId=${monthly}&subscriptionItemId=${item}`)).body;
  // The last 20 days of a 490-euro year refund about 27 euros, less than a month costs. The amount
  // drops by a cent every six seconds.
  const near = await preview(user, path, subscriptionItemId);
  expect(near).toMatchObject({ due_later: 4900 });
  expect(near.due_now / 100).toBeCloseTo(22, -1);

  const early = await subscriber(yearly);
  const item = early.subscription!.items.data[0]!.id;
  const earlyPath = `/lawyers/${early.user.id}/subscriptions/${early.subscription!.id}/plan`;
  const far = await preview(early.user, earlyPath, item);
  expect(far.due_later).toBe(0);
  expect(far.due_now / 100).toBeCloseTo(49 - 490, -1);
  const { body } = await early.user.client.put(earlyPath, { planId: monthly, subscriptionItemId: item });
  expect(body).toMatchObject({ success: true, message: 'subscription_plan_udated' });
  expect((await early.user.client.get('/users/me')).body).toMatchObject({
    plan: 'monthly',
    plan_queries: 500,
  });
  const invoices = (await early.user.client.get(`/lawyers/${early.user.id}/invoices?limit=10&offset=0`)).body;
  expect(invoices.data.map((invoice: { amount_paid: number }) => invoice.amount_paid)).toEqual([0, 49_000]);
});
