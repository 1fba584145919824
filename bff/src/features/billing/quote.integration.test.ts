import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayer, createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { createSubscriber, invoicesOf, plans, type Plan } from '../../testing/subscriber.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests that a quote is charged as shown. After any change in between, the request is rejected and
// nothing is done.
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

const [minute, day] = [60, 86_400];
/** Advances both clocks. */
async function pass(seconds: number) {
  app.deps.clock.advance(seconds);
  await payments.advance(seconds);
}
const newcomer = (over: object = {}) =>
  createUser(app, { license_expire_at: null, plan_queries: 0, ...over });
const send = ({ client }: TestUser, method: string, path: string, body?: unknown) =>
  client.send(method, `/api${path}`, body);
const previewNew = (user: TestUser, plan: Plan, coupon = '') =>
  send(user, 'GET', `/lawyers/${user.id}/subscriptions/preview?planId=${plans[plan]}${coupon}`);
const subscribe = (user: TestUser, plan: Plan, more: object) =>
  send(user, 'POST', `/lawyers/${user.id}/subscriptions`, {
    planId: plans[plan],
    paymentMethodId: 'pm_card_visa',
    ...more,
  });
const charged = async (customer: string) =>
  (await payments.of(customer)).charges
    .filter(({ status }) => status === 'succeeded')
    .map((charge) => charge['amount'] as number);
const changedTo = { status: 409, body: { message: 'quote_changed' } };

describe('quote that is confirmed some minutes later', () => {
  const changes: [Plan, Plan][] = [
    ['monthly', 'yearly'],
    ['yearly', 'monthly'],
    ['monthly', 'metered'],
    ['metered', 'yearly'],
    ['metered', 'monthly'],
  ];
  test.each(changes)('is charged exactly for a change from %s to %s', async (from, to) => {
    const customer = await createSubscriber(app, from);
    await pass(7 * day + 1234);
    if (from === 'metered') await customer.use(3);
    const { body: preview } = await customer.preview(to);
    const before = (await invoicesOf(payments, customer.customer)).map(({ id }) => id);
    await pass(9 * minute);
    expect(await customer.change(to, preview.quote)).toMatchObject({ status: 200, body: { success: true } });
    const made = (await invoicesOf(payments, customer.customer)).filter(({ id }) => !before.includes(id));
    const total = made.reduce((sum, each) => sum + (each.total < 0 ? each.total : each.amount_due), 0);
    expect(total).toBe(preview.due_now);
  });

  test.each(['trial', 'cancelled'])(
    'is charged exactly for a subscription in the state "%s"',
    async (state) => {
      const customer = await createSubscriber(
        app,
        'monthly',
        state === 'trial' ? await newcomer() : undefined,
      );
      if (state === 'cancelled')
        await send(customer.user, 'PUT', customer.path, { cancel_at_period_end: true });
      await pass(2 * day);
      const { body: preview } = await customer.preview('yearly');
      const before = (await charged(customer.customer)).length;
      await pass(9 * minute);
      expect(await customer.change('yearly', preview.quote)).toMatchObject({ body: { success: true } });
      expect((await charged(customer.customer)).slice(before)).toEqual(
        preview.due_now === 0 ? [] : [preview.due_now],
      );
    },
  );

  test.each(['monthly', 'yearly', 'metered'] as const)(
    'is charged exactly for a new subscription, %s, at both paths',
    async (plan) => {
      const [first, second, third] = [await createPayer(app), await createPayer(app), await newcomer()];
      const previews = [];
      for (const user of [first, second, third]) previews.push((await previewNew(user, plan)).body);
      await pass(9 * minute);
      expect(await subscribe(first, plan, { quote: previews[0].quote })).toMatchObject({
        body: { success: true },
      });
      expect(await subscribe(third, plan, { quote: previews[2].quote })).toMatchObject({
        body: { success: true },
      });
      const { customer_id: customer } = await second.reload();
      const request = { planId: plans[plan], payment_method: 'pm_card_visa', quote: previews[1].quote };
      expect(
        await send(second, 'POST', `/stripe/customers/${customer}/subscriptions`, request),
      ).toMatchObject({
        body: { success: true },
      });
      for (const user of [first, second])
        expect((await charged((await user.reload()).customer_id!)).reduce((a, b) => a + b, 0)).toBe(
          previews[0].due_now,
        );
      expect(await charged((await third.reload()).customer_id!)).toEqual([]);
    },
  );
});

describe('quote after a change', () => {
  const expectNothing = async (customer: string, before: number[], response: object) => {
    expect(response).toMatchObject(changedTo);
    expect(await charged(customer)).toEqual(before);
  };

  test('is rejected if the trial of the subscription has ended and 0.00 has become a charge', async () => {
    const customer = await createSubscriber(app, 'monthly', await newcomer());
    await pass(14 * day - 5 * minute);
    const { body: yearlyPreview } = await customer.preview('yearly');
    expect(yearlyPreview).toMatchObject({ due_now: 0, stays: { trial_end: expect.any(Number) } });
    await pass(10 * minute);
    const before = await charged(customer.customer);
    const response = await customer.change('yearly', yearlyPreview.quote);
    await expectNothing(customer.customer, before, response);
    const { preview } = response.body.data;
    expect(preview.due_now).toBeGreaterThan(40_000);
    expect(await customer.change('yearly', preview.quote)).toMatchObject({ body: { success: true } });
    expect((await charged(customer.customer)).at(-1)).toBe(preview.due_now);
  });

  test('is rejected if the free trial ends during the subscription', async () => {
    const soon = new Date(app.deps.clock.now().getTime() + 5 * minute * 1000);
    const user = await newcomer({ is_returning: true, trial_expires_at: soon, plan_queries: 10 });
    const { body: preview } = await previewNew(user, 'monthly');
    expect(preview.due_now).toBe(0);
    await pass(10 * minute);
    const response = await subscribe(user, 'monthly', { quote: preview.quote });
    await expectNothing((await user.reload()).customer_id!, [], response);
    expect(response.body.data.preview).toMatchObject({ due_now: 4900, quote: expect.any(String) });
  });

  test('is rejected if another tab has changed the plan', async () => {
    const customer = await createSubscriber(app, 'monthly');
    await pass(3 * day);
    const { body: preview } = await customer.preview('metered');
    await customer.change('yearly');
    const before = await charged(customer.customer);
    const response = await customer.change('metered', preview.quote);
    await expectNothing(customer.customer, before, response);
    expect(response.body.data.preview.lines).toContainEqual(
      expect.objectContaining({ kind: 'credit', plan: 'yearly' }),
    );
  });

  test('is rejected if another tab has changed the plan and changed it back', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { body: preview } = await customer.preview('yearly');
    await customer.change('metered');
    await customer.change('monthly');
    expect(await customer.change('yearly', preview.quote)).toMatchObject(changedTo);
  });

  test('is rejected if the renewal, the credit, the requested plan or coupon, or the use has changed', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { body: first } = await customer.preview('yearly');
    await send(customer.user, 'PUT', customer.path, { cancel_at_period_end: true });
    expect(await customer.change('yearly', first.quote)).toMatchObject(changedTo);
    const { body: second } = await customer.preview('yearly');
    await payments.api('POST', `/v1/customers/${customer.customer}`, { balance: '-1000' });
    const response = await customer.change('yearly', second.quote);
    expect(response).toMatchObject(changedTo);
    expect(response.body.data.preview).toMatchObject({ credit: 1000, due_now: second.due_now - 1000 });
    expect(await customer.change('metered', response.body.data.preview.quote)).toMatchObject(changedTo);

    const buyer = await createPayer(app);
    const { body: plain } = await previewNew(buyer, 'monthly');
    const lowered = await subscribe(buyer, 'monthly', { quote: plain.quote, coupon: 'BENVENUTO20' });
    expect(lowered).toMatchObject(changedTo);
    expect(lowered.body.data.preview.due_now).toBe(3920);

    const metered = await createSubscriber(app, 'metered');
    const { body: unused } = await metered.preview('yearly');
    await metered.use(1);
    const used = await metered.change('yearly', unused.quote);
    expect(used).toMatchObject(changedTo);
    expect(used.body.data.preview.due_now).toBe(unused.due_now + 5);
  });

  test('is rejected if it is older than fifteen minutes', async () => {
    const customer = await createSubscriber(app, 'monthly');
    await pass(day);
    const { body: preview } = await customer.preview('yearly');
    await pass(14 * minute);
    const { body: later } = await customer.preview('yearly');
    await pass(2 * minute);
    expect(await customer.change('yearly', preview.quote)).toMatchObject(changedTo);
    expect(await customer.change('yearly', later.quote)).toMatchObject({ body: { success: true } });
  });
});

test('rejects a quote that is altered, another account’s or for another purpose', async () => {
  const [customer, other] = [await createSubscriber(app, 'monthly'), await createSubscriber(app, 'monthly')];
  const { body: preview } = await customer.preview('yearly');
  const { body: theirs } = await other.preview('yearly');
  const { body: bought } = await previewNew(customer.user, 'yearly');
  const at = String(preview.quote).replace(/^\d+/, (seconds: string) => String(Number(seconds) + 900));
  for (const quote of [
    at,
    theirs.quote,
    bought.quote,
    `${preview.quote}x`,
    'x',
    '',
    'a.b.c.d',
    'a.b.c.d.e',
  ]) {
    const response = await customer.change('yearly', quote);
    expect(response, quote).toMatchObject({ status: 400, body: { message: 'validation_failed' } });
    expect(response.body.issues).toEqual([{ path: 'quote', message: 'validation_failed' }]);
  }
  expect(await customer.change('yearly', preview.quote)).toMatchObject({ body: { success: true } });
});

test('accepts a quote from before a new secret key, and returns error data on tRPC too', async () => {
  const customer = await createSubscriber(app, 'monthly');
  const { body: preview } = await customer.preview('yearly');
  await payments.api('POST', `/v1/customers/${customer.customer}`, { balance: '-500' });
  const input = {
    id: customer.user.id,
    subId: customer.path.split('/').at(-1)!,
    planId: plans.yearly,
    subscriptionItemId: customer.item,
    quote: preview.quote,
  };
  const { status, body } = await customer.user.client.send('POST', '/trpc/billing.changePlan', input);
  expect(status).toBe(409);
  expect(body.error).toMatchObject({
    message: 'quote_changed',
    data: { httpStatus: 409, data: { preview: { credit: 500 } } },
  });

  const { SECRET_KEY } = app.deps.config;
  Object.assign(app.deps.config, { SECRET_KEY: 'n'.repeat(64), SECRET_KEY_PREVIOUS: [SECRET_KEY] });
  try {
    expect(await customer.change('yearly', body.error.data.data.preview.quote)).toMatchObject({
      body: { success: true },
    });
  } finally {
    Object.assign(app.deps.config, { SECRET_KEY, SECRET_KEY_PREVIOUS: [] });
  }
});
