import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { collectFinalInvoices } from './leaving-customers.ts';

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
beforeEach(async () => {
  await payments.misbehave({ rules: [] });
  await app.deps.db('leaving_customers').delete();
});

const [hour, day] = [3600, 86_400];
const metered = 'price_massima_metered';
const subscribe = ({ client, id }: TestUser, planId: string, paymentMethodId: string) =>
  client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId });

/** Creates a customer on the metered plan and returns the customer id. */
async function subscriber(card = 'pm_card_visa', over = {}) {
  const user = await createPayer(app, over);
  expect((await subscribe(user, metered, card)).body.success).toBe(true);
  return { user, customer: (await user.reload()).customer_id! };
}

const use = async (user: TestUser, count: number) => {
  const created_at = app.deps.clock.now();
  for (let i = 0; i < count; i++)
    await app.deps
      .db('metered_usage')
      .insert({ identifier: `${user.id}-${i}`, user_id: user.id, created_at });
};
/**
 * Advances both clocks. The product's clock decides when work is due, the provider's clock changes
 * the invoices.
 */
async function pass(seconds: number) {
  app.deps.clock.advance(seconds);
  await payments.advance(seconds);
}
const leave = ({ client, id }: TestUser) => client.delete(`/lawyers/${id}`);
const isGone = async ({ id }: TestUser) => (await app.deps.db('users').where({ id })).length === 0;
const remembered = () => app.deps.db('leaving_customers').pluck('customer_id');
const isForgotten = async (customer: string) =>
  (await payments.api('GET', `/v1/customers/${customer}`))['deleted'] === true;
const charged = async (customer: string) =>
  (await payments.of(customer)).charges
    .filter(({ status }) => status === 'succeeded')
    .map((charge) => charge['amount']);
const alive = async (customer: string) =>
  (await payments.of(customer)).subscriptions.filter(({ status }) => status !== 'canceled');

test('charges fee and use once, up to the last search, if the metered plan’s customer leaves', async () => {
  const { user, customer } = await subscriber();
  await pass(5 * day);
  await use(user, 3);
  await pass(2);
  expect((await leave(user)).status).toBe(200);
  expect(await isGone(user)).toBe(true);
  expect(await charged(customer)).toEqual([2915]);
  expect([await isForgotten(customer), await remembered()]).toEqual([true, []]);
});

test('ends a trial and a prepaid plan without a bill', async () => {
  const { user: onTrial, customer } = await subscriber('pm_card_visa', { is_returning: false });
  expect((await alive(customer)).map(({ status }) => status)).toEqual(['trialing']);
  const monthly = await createPayer(app);
  await subscribe(monthly, 'price_massima_monthly', 'pm_card_visa');
  const paid = (await monthly.reload()).customer_id!;
  const before = await charged(paid);
  for (const user of [onTrial, monthly]) expect((await leave(user)).status).toBe(200);
  expect([await charged(customer), await charged(paid)]).toEqual([[], before]);
  expect([await isForgotten(customer), await isForgotten(paid), await remembered()]).toEqual([
    true,
    true,
    [],
  ]);
});

test('lets a customer with a bad card leave, retries the bill and deletes the customer after payment', async () => {
  const { user, customer } = await subscriber('pm_card_chargeCustomerFail');
  expect((await leave(user)).status).toBe(200);
  expect(await isGone(user)).toBe(true);
  expect([await alive(customer), await remembered()]).toEqual([[], [customer]]);

  await pass(2 * hour);
  await collectFinalInvoices(app.deps);
  await collectFinalInvoices(app.deps);
  const attempts = async () => (await payments.of(customer)).charges.length;
  expect([await attempts(), await remembered()]).toEqual([2, [customer]]);

  const [bill] = (await payments.state())['invoice']!.filter(
    (invoice) => invoice.customer === customer && invoice.status === 'open',
  );
  await payments.api('POST', `/v1/invoices/${bill!.id}/pay`, { payment_method: 'pm_card_visa' });
  await pass(4 * day);
  await collectFinalInvoices(app.deps);
  expect(await charged(customer)).toEqual([2900]);
  expect([await isForgotten(customer), await remembered()]).toEqual([true, []]);
});

test('retries the bill after an hour if the provider is unavailable, and after days if the card is declined', async () => {
  const { user, customer } = await subscriber('pm_card_chargeCustomerFail');
  await leave(user);
  const attempts = async () => (await payments.of(customer)).charges.length;
  const looks = async () => {
    await pass(2 * hour);
    await collectFinalInvoices(app.deps);
    return attempts();
  };
  const before = await attempts();
  await payments.misbehave({ rules: [{ match: { path: '/v1/subscriptions' }, fault: '500' }] });
  expect(await looks()).toBe(before);
  await payments.misbehave({ rules: [] });
  expect([await looks(), await looks()]).toEqual([before + 1, before + 1]);
});

test('gives up the bill after a month', async () => {
  const { user, customer } = await subscriber('pm_card_chargeCustomerFail');
  await leave(user);
  await pass(29 * day);
  await collectFinalInvoices(app.deps);
  expect(await isForgotten(customer)).toBe(false);
  await pass(4 * day);
  await collectFinalInvoices(app.deps);
  expect([await isForgotten(customer), await remembered(), await charged(customer)]).toEqual([true, [], []]);
});

test.each(['500_after', 'reset_after', '500'])(
  'completes a cancellation with a lost response (%s) at the next attempt, and bills it once',
  async (failure) => {
    const { user, customer } = await subscriber();
    await payments.misbehave({
      rules: [{ match: { method: 'DELETE', path: '/v1/*' }, fault: failure, times: 3 }],
    });
    const first = await leave(user);
    await payments.misbehave({ rules: [] });
    if (first.status !== 200) expect((await leave(user)).status).toBe(200);
    expect(await isGone(user)).toBe(true);
    expect([await charged(customer), await isForgotten(customer)]).toEqual([[2900], true]);
  },
);

test('keeps the account until its use can be reported', async () => {
  const { user, customer } = await subscriber();
  await pass(day);
  await use(user, 2);
  await pass(2);
  await payments.misbehave({ rules: [{ match: { path: '/v1/billing/meter_events' }, fault: '500' }] });
  expect((await leave(user)).status).toBeGreaterThanOrEqual(500);
  expect([await isGone(user), (await alive(customer)).length]).toEqual([false, 1]);
  await payments.misbehave({ rules: [] });
  expect((await leave(user)).status).toBe(200);
  expect(await charged(customer)).toEqual([2910]);
});

test('leaves a customer unchanged if its account was not deleted', async () => {
  const { user, customer } = await subscriber();
  const now = app.deps.clock.now();
  await app.deps.db('leaving_customers').insert({ customer_id: customer, left_at: now, next_look_at: now });
  await collectFinalInvoices(app.deps);
  expect([await alive(customer), await remembered()]).toEqual([[expect.anything()], []]);
  expect((await user.reload()).plan).toBe('monthly_metered');
});

// From here on the provider's clock is ahead of the product's clock.
test('finalises and charges a bill that is still a draft', async () => {
  const { user, customer } = await subscriber();
  const [subscription] = await alive(customer);
  // Half an hour after the renewal. The provider keeps the invoice as a draft for an hour.
  const { data } = subscription!['items'] as {
    data: { current_period_start: number; current_period_end: number }[];
  };
  await payments.advance(data[0]!.current_period_end - data[0]!.current_period_start + hour / 2);
  expect((await leave(user)).status).toBe(200);
  expect([await charged(customer), await remembered()]).toEqual([[2900], [customer]]);
  // The provider does not finalise invoices of ended subscriptions by itself.
  await pass(2 * hour);
  expect(await charged(customer)).toEqual([2900]);
  await collectFinalInvoices(app.deps);
  expect(await charged(customer)).toEqual([2900, 2900]);
  expect([await isForgotten(customer), await remembered()]).toEqual([true, []]);
});

test('ends the later plan of a leaving customer who owes an older bill', async () => {
  const { user, customer } = await subscriber('pm_card_chargeCustomerFail');
  const [first] = await alive(customer);
  await user.client.put(`/lawyers/${user.id}/subscriptions/${first!.id}`, { cancel_at_period_end: true });
  await payments.advance(33 * day);
  expect((await subscribe(user, 'price_massima_monthly', 'pm_card_visa')).body.success).toBe(true);
  expect(await alive(customer)).toHaveLength(1);
  const before = await charged(customer);
  expect((await leave(user)).status).toBe(200);
  expect([await alive(customer), await remembered()]).toEqual([[], [customer]]);
  await pass(40 * day);
  expect(await charged(customer)).toEqual(before);
});
