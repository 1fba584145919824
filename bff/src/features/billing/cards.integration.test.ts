import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests changes to stored cards, and the changes that a renewing subscription forbids.
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

const month = 32 * 86_400;
const inUse = { status: 409, body: { message: 'payment_method_in_use' } };

/** Creates a customer who pays 49 euros a month. Returns the path of the subscription. */
async function subscriber(trial = false) {
  const user = await createPayer(app, { is_returning: !trial });
  const { body } = await user.client.post(`/lawyers/${user.id}/subscriptions`, {
    planId: 'price_massima_monthly',
    paymentMethodId: 'pm_card_visa',
  });
  return { user, path: `/lawyers/${user.id}/subscriptions/${body.subscription!.id}` };
}
const cardsOf = async ({ client, id }: TestUser) =>
  (await client.get(`/lawyers/${id}/payment_methods`)).body.data as {
    id: string;
    name: string | null;
    card: { last4: string; exp_month: number; exp_year: number };
  }[];
const payingOf = async ({ client, id }: TestUser) =>
  (await client.get(`/lawyers/${id}/subscription`)).body!.default_payment_method as string;
/** Adds a card that pays nothing. */
async function addCard(user: TestUser, name = 'pm_card_mastercard') {
  const { customer_id: customer } = await user.reload();
  return (await payments.api('POST', `/v1/payment_methods/${name}/attach`, { customer: customer! })).id;
}
const remove = ({ client }: TestUser, id: string) => client.delete(`/lawyers/payment_methods/${id}`);
const removeByRpc = ({ client }: TestUser, id: string) =>
  client.mutate('billing.removePaymentMethod', { id });

test.each([true, false])(
  'keeps the only card of a subscription while it renews (trial: %s)',
  async (trial) => {
    const { user, path } = await subscriber(trial);
    const [card] = await cardsOf(user);
    expect(await remove(user, card!.id)).toMatchObject(inUse);
    expect(await cardsOf(user)).toHaveLength(1);
    await user.client.put(path, { cancel_at_period_end: true });
    expect(await remove(user, card!.id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await cardsOf(user)).toEqual([]);
  },
);

test('restores a renewal only if a card is stored', async () => {
  const { user, path } = await subscriber();
  await user.client.put(path, { cancel_at_period_end: true });
  const [card] = await cardsOf(user);
  await remove(user, card!.id);
  expect(await user.client.put(path, { cancel_at_period_end: false })).toMatchObject({
    status: 400,
    body: { message: 'no_payment_method' },
  });
  const restored = { cancel_at_period_end: false, default_payment_method: 'pm_card_mastercard' };
  expect((await user.client.put(path, restored)).body).toMatchObject({
    success: true,
    subscription: { cancel_at_period_end: false },
  });
});

test('charges the renewal to another card if the paying card is removed', async () => {
  const { user } = await subscriber();
  const paying = await payingOf(user);
  const other = await addCard(user);
  expect((await remove(user, paying)).status).toBe(200);
  expect(await payingOf(user)).toBe(other);
  await payments.advance(month);
  const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
  expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
  expect(charges.map(({ status, payment_method }) => [status, payment_method])).toContainEqual([
    'succeeded',
    other,
  ]);
});

test('removes a card that pays nothing without a prompt', async () => {
  const { user } = await subscriber();
  const paying = await payingOf(user);
  expect((await remove(user, await addCard(user))).status).toBe(200);
  expect(await payingOf(user)).toBe(paying);
});

test('does not replace the paying card with an expired card', async () => {
  const { user } = await subscriber();
  const other = await addCard(user);
  await payments.api('POST', `/v1/payment_methods/${other}`, { 'card[exp_year]': '2020' });
  expect(await remove(user, await payingOf(user))).toMatchObject(inUse);
  expect(await cardsOf(user)).toHaveLength(2);
});

test('keeps one card if two cards are removed concurrently through REST and tRPC', async () => {
  const { user } = await subscriber();
  const [first, second] = [await payingOf(user), await addCard(user)];
  const [rest, rpc] = await Promise.all([remove(user, first), removeByRpc(user, second)]);
  expect([rest.status, rpc.status].sort()).toEqual([200, 409]);
  const [left, ...more] = await cardsOf(user);
  expect(more).toEqual([]);
  expect(await payingOf(user)).toBe(left!.id);
});

test('removes a card once if it is removed twice concurrently', async () => {
  const { user } = await subscriber();
  const other = await addCard(user);
  const responses = await Promise.all([remove(user, other), remove(user, other)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200]);
});

test('changes the date and name of a card and keeps its id', async () => {
  const { user } = await subscriber();
  const [card] = await cardsOf(user);
  const change = { exp_month: 3, exp_year: 2041, name: ' Lucia Ferrari ' };
  expect((await user.client.put(`/lawyers/payment_methods/${card!.id}`, change)).body.success).toBe(true);
  expect(await cardsOf(user)).toMatchObject([
    { id: card!.id, name: 'Lucia Ferrari', card: { last4: '4242', exp_month: 3, exp_year: 2041 } },
  ]);
});

test('rejects a past date, an empty name and a missing month with an error per field', async () => {
  const { user } = await subscriber();
  const [card] = await cardsOf(user);
  for (const [change, path] of [
    [{ exp_month: 1, exp_year: 2020 }, 'exp_year'],
    [{ name: ' ' }, 'name'],
    [{ exp_month: 13 }, 'exp_month'],
  ] as const) {
    expect(await user.client.put(`/lawyers/payment_methods/${card!.id}`, change)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  }
  expect(await cardsOf(user)).toEqual([card]);
});

test('sets a card for the next subscription if none is active', async () => {
  const user = await createUser(app);
  const { id: customer } = (await user.client.get(`/lawyers/${user.id}/stripe_customer`)).body;
  const card = (await payments.api('POST', '/v1/payment_methods/pm_card_visa/attach', { customer })).id;
  expect((await user.client.put(`/lawyers/payment_methods/${card}`, { pays: true })).status).toBe(200);
  const { body } = await user.client.get(`/lawyers/${user.id}/stripe_customer`);
  expect(body.default_payment_method).toBe(card);
});
