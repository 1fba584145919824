import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

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

const metered = 'price_massima_metered';
const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const newcomer = (over = {}) => createUser(app, { license_expire_at: null, plan_queries: 0, ...over });
const subscribe = ({ client, id }: TestUser, planId: string, paymentMethodId?: string) =>
  client.post(`/lawyers/${id}/subscriptions`, { planId, ...(paymentMethodId && { paymentMethodId }) });
const change = ({ client, id }: TestUser, subscription: Subscription, planId: string) =>
  client.put(`/lawyers/${id}/subscriptions/${subscription.id}/plan`, {
    planId,
    subscriptionItemId: subscription.items.data[0]!.id,
  });
const made = async ({ reload }: TestUser) =>
  (await payments.of((await reload()).customer_id!)).subscriptions.length;
interface Subscription {
  id: string;
  items: { data: { id: string }[] };
}

/** Creates a customer whose metered plan has ended with a bill that the card could not pay. */
async function debtor() {
  const user = await newcomer({ is_returning: true });
  const { subscription } = (await subscribe(user, metered, 'pm_card_chargeCustomerFail')).body;
  await user.client.put(`/lawyers/${user.id}/subscriptions/${subscription!.id}`, {
    cancel_at_period_end: true,
  });
  await payments.advance(32 * 86_400);
  const { data } = (await user.client.get(`/lawyers/${user.id}/invoices?limit=10&offset=0`)).body;
  const bill = data.find((invoice) => invoice.status === 'open');
  expect(bill).toMatchObject({ amount_due: 2900 });
  return { user, bill: bill!.id };
}

test.each([{ is_returning: true }, { is_returning: false }])(
  'rejects every plan without a usable card, at both paths, %o',
  async (account) => {
    const user = await newcomer(account);
    const { id: customerId } = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body;
    for (const planId of [monthly, yearly, metered])
      for (const response of [
        await subscribe(user, planId),
        await user.client.post(`/stripe/customers/${customerId}/subscriptions`, { planId }),
      ])
        expect(response).toMatchObject({ status: 400, body: { message: 'no_payment_method' } });
    expect(await made(user)).toBe(0);
    expect((await user.reload()).plan).toBeNull();
    expect((await subscribe(user, metered, 'pm_card_visa')).body.success).toBe(true);
  },
);

test('returns not found for another customer’s card, at both paths', async () => {
  const owner = await newcomer();
  await subscribe(owner, monthly, 'pm_card_visa');
  const [card] = (await owner.client.get(`/lawyers/${owner.id}/payment_methods`)).body.data;
  const user = await newcomer();
  const { id: customerId } = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body;
  const path = `/stripe/customers/${customerId}/subscriptions`;
  expect((await subscribe(user, monthly, card!.id)).status).toBe(404);
  expect((await user.client.post(path, { planId: monthly, payment_method: card!.id })).status).toBe(404);
  expect(await made(user)).toBe(0);
});

test('accepts the customer’s default card at the provider', async () => {
  const user = await newcomer();
  const { id: customer } = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body;
  const card = await payments.api('POST', '/v1/payment_methods/pm_card_visa/attach', { customer });
  await payments.api('POST', `/v1/customers/${customer}`, {
    'invoice_settings[default_payment_method]': card.id,
  });
  expect((await subscribe(user, metered)).body.success).toBe(true);
});

test('continues a trial without a card and rejects a plan change', async () => {
  const user = await newcomer();
  const { subscription } = (await subscribe(user, monthly, 'pm_card_visa')).body;
  await payments.api('POST', `/v1/payment_methods/${subscription!.default_payment_method}/detach`);
  for (const planId of [metered, yearly])
    expect(await change(user, subscription!, planId)).toMatchObject({
      status: 400,
      body: { message: 'no_payment_method' },
    });
  expect((await user.reload()).plan).toBe('monthly');
});

test('rejects a metered plan until the last metered bill is paid, and sells a prepaid plan', async () => {
  const { user, bill } = await debtor();
  expect((await subscribe(user, metered, 'pm_card_visa')).body).toEqual({
    success: false,
    message: 'invoice_due',
    subscription: null,
  });
  expect(await made(user)).toBe(1);

  const { subscription } = (await subscribe(user, monthly, 'pm_card_visa')).body;
  expect((await user.reload()).plan).toBe('monthly');
  expect((await change(user, subscription!, metered)).body).toMatchObject({
    success: false,
    message: 'invoice_due',
  });
  expect((await user.reload()).plan).toBe('monthly');

  await payments.api('POST', `/v1/invoices/${bill}/pay`, { payment_method: 'pm_card_visa' });
  expect((await change(user, subscription!, metered)).body).toMatchObject({ success: true });
});

test('sells the plan again after another card paid the bill of the ended plan', async () => {
  const { user, bill } = await debtor();
  const pay = async (over = {}) =>
    (await user.client.post(`/lawyers/${user.id}/invoices/${bill}/pay`, over)).body;
  const refused = { success: false, message: 'invoice_payment_failed', invoice: { status: 'open' } };
  expect(await pay()).toMatchObject(refused);
  expect(await pay({ paymentMethodId: 'pm_card_chargeCustomerFail' })).toMatchObject(refused);
  const stranger = await newcomer();
  const card = await payments.api('POST', '/v1/payment_methods/pm_card_visa/attach', {
    customer: (await stranger.client.get(`/lawyers/${stranger.id}/stripe_customer`)).body.id,
  });
  expect(await pay({ paymentMethodId: card.id })).toMatchObject({ message: 'file_not_found' });
  expect(await pay({ paymentMethodId: 'pm_card_visa' })).toMatchObject({
    success: true,
    invoice: { status: 'paid', amount_paid: 2900 },
  });
  expect((await subscribe(user, metered, 'pm_card_visa')).body.success).toBe(true);
});
