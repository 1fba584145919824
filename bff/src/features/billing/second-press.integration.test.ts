import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPayer, createUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { createSubscriber, invoicesOf, plans } from '../../testing/subscriber.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests that a second click returns the first result and does nothing twice.
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

const done = { status: 200, body: { success: true, message: 'subscription_plan_udated' } };
/** Moves the account's recent attempts back in time, by the database's clock. */
const age = (user: number, seconds: number) =>
  app.deps
    .db('payment_attempts')
    .where({ user_id: user })
    .update({
      created_at: app.deps.db.raw('created_at - INTERVAL ? SECOND', [seconds]),
      sent_at: app.deps.db.raw('sent_at - INTERVAL ? SECOND', [seconds]),
    });

describe('second click on a plan change', () => {
  test('returns the first result with the same quote and without a quote', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { body: preview } = await customer.preview('yearly');
    expect(await customer.change('yearly', preview.quote)).toMatchObject(done);
    const made = await invoicesOf(payments, customer.customer);
    const again = await customer.change('yearly', preview.quote);
    expect(again).toMatchObject(done);
    expect(again.body.subscription.items.data[0].price.id).toBe(plans.yearly);
    expect(await customer.change('yearly')).toMatchObject(done);
    expect(await invoicesOf(payments, customer.customer)).toEqual(made);
  });

  test('gives both clicks the same result if they are concurrent', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { body: preview } = await customer.preview('yearly');
    const responses = await Promise.all([1, 2].map(() => customer.change('yearly', preview.quote)));
    for (const response of responses) expect(response).toMatchObject(done);
    expect(await customer.change('yearly', preview.quote)).toMatchObject(done);
    expect(
      (await invoicesOf(payments, customer.customer)).filter(({ total }) => total > 40_000),
    ).toHaveLength(1);
  });

  test('is a new request after two minutes or after any other change', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { body: preview } = await customer.preview('yearly');
    await customer.change('yearly', preview.quote);
    await customer.user.client.send('PUT', `/api${customer.path}`, { cancel_at_period_end: true });
    expect(await customer.change('yearly')).toMatchObject({ status: 409, body: { message: 'update_error' } });
    expect(await customer.change('yearly', preview.quote)).toMatchObject({
      status: 409,
      body: { message: 'quote_changed', data: { preview: { stays: { cancels_at: expect.any(Number) } } } },
    });
    await customer.user.client.send('PUT', `/api${customer.path}`, { cancel_at_period_end: false });
    expect(await customer.change('yearly')).toMatchObject(done);
    await age(customer.user.id, 130);
    expect(await customer.change('yearly')).toMatchObject({ status: 409, body: { message: 'update_error' } });
  });

  test('tries again if the card was declined', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const bad = { paymentMethodId: 'pm_card_chargeDeclined' };
    const { body: preview } = await customer.preview('yearly');
    expect(await customer.change('yearly', preview.quote, bad)).toMatchObject({ body: { success: false } });
    const { body: freshPreview } = await customer.preview('yearly');
    expect(await customer.change('yearly', freshPreview.quote)).toMatchObject(done);
  });
});

test('returns the first result for a subscription and creates no second subscription', async () => {
  const user = await createPayer(app);
  const path = `/api/lawyers/${user.id}/subscriptions`;
  const { body: preview } = await user.client.send('GET', `${path}/preview?planId=${plans.monthly}`);
  const press = (more = {}) =>
    user.client.send('POST', path, {
      planId: plans.monthly,
      paymentMethodId: 'pm_card_visa',
      quote: preview.quote,
      ...more,
    });
  expect(await press()).toMatchObject(done);
  expect(await press()).toMatchObject(done);
  expect(await press({ planId: plans.yearly })).toMatchObject({ body: { message: 'subscription_exists' } });
  expect((await payments.of((await user.reload()).customer_id!)).subscriptions).toHaveLength(1);
  await age(user.id, 130);
  expect(await press()).toMatchObject({ status: 409, body: { message: 'subscription_exists' } });
});

test('charges the other card the quoted amount if the first was declined', async () => {
  const user = await createPayer(app);
  const path = `/api/lawyers/${user.id}/subscriptions`;
  const { id: customer } = (await user.client.send('GET', `/api/lawyers/${user.id}/stripe_customer`)).body;
  await payments.api('POST', `/v1/customers/${customer}`, { balance: '-1000' });
  const { body: preview } = await user.client.send('GET', `${path}/preview?planId=${plans.monthly}`);
  expect(preview).toMatchObject({ due_now: 3900, credit: 1000 });
  const press = (paymentMethodId: string) =>
    user.client.send('POST', path, { planId: plans.monthly, paymentMethodId, quote: preview.quote });
  expect(await press('pm_card_chargeCustomerFail')).toMatchObject({ body: { success: false } });
  const { body: freshPreview } = await user.client.send('GET', `${path}/preview?planId=${plans.monthly}`);
  expect(freshPreview.stays.owed).toBe(0);
  expect(await press('pm_card_visa')).toMatchObject(done);
});

test('succeeds for the removal of a card, and returns not found for another account’s card', async () => {
  const customer = await createSubscriber(app, 'monthly');
  const { id: card } = await payments.api('POST', '/v1/payment_methods/pm_card_mastercard/attach', {
    customer: customer.customer,
  });
  const remove = (user = customer.user) => user.client.send('DELETE', `/api/lawyers/payment_methods/${card}`);
  const ok = { status: 200, body: { success: true } };
  expect(await remove()).toMatchObject(ok);
  expect(await remove()).toMatchObject(ok);
  expect(await remove(await createUser(app))).toMatchObject({ status: 404 });
  expect((await Promise.all([remove(), remove()])).map(({ status }) => status)).toEqual([200, 200]);
});

describe('second click while the first takes longer than two seconds', () => {
  const delay = 3000;
  const pauseMs = 300;
  afterEach(() => payments.misbehave({ rules: [] }));
  const slowly = (method: string, path: string) =>
    payments.misbehave({ rules: [{ match: { method, path }, fault: 'slow', times: 1, delay }] });
  /** Sends the same request twice, the second while the first is running. */
  async function repeat<T>(press: () => Promise<T>): Promise<T[]> {
    const first = press();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return Promise.all([first, press()]);
  }

  test('returns one result for equal changes and rejects a different change as in progress', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { body: preview } = await customer.preview('yearly');
    await slowly('POST', '/v1/subscriptions/*');
    const other = new Promise((resolve) => setTimeout(resolve, pauseMs)).then(() =>
      customer.change('metered'),
    );
    const responses = await repeat(() => customer.change('yearly', preview.quote));
    for (const response of responses) expect(response).toMatchObject(done);
    expect(await other).toMatchObject({ status: 409, body: { message: 'payment_in_progress' } });
    expect(
      (await invoicesOf(payments, customer.customer)).filter(({ total }) => total > 40_000),
    ).toHaveLength(1);
  });

  test('creates a subscription once', async () => {
    const user = await createPayer(app);
    await user.client.send('GET', `/api/lawyers/${user.id}/stripe_customer`);
    await slowly('POST', '/v1/subscriptions');
    const request = { planId: plans.monthly, paymentMethodId: 'pm_card_visa' };
    const responses = await repeat(() =>
      user.client.send('POST', `/api/lawyers/${user.id}/subscriptions`, request),
    );
    for (const response of responses) expect(response).toMatchObject(done);
    const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
    expect([subscriptions.length, charges.length]).toEqual([1, 1]);
  });

  test('pays an invoice once', async () => {
    const { user, invoiceId, customer } = await openInvoice();
    await slowly('POST', `/v1/invoices/${invoiceId}/pay`);
    const responses = await repeat(() =>
      user.client.send('POST', `/api/lawyers/${user.id}/invoices/${invoiceId}/pay`, {
        paymentMethodId: 'pm_card_visa',
      }),
    );
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, body: { success: true } });
    const paid = (await payments.of(customer)).charges.filter(({ status }) => status === 'succeeded');
    expect(paid).toHaveLength(1);
  });

  test('removes a card once', async () => {
    const customer = await createSubscriber(app, 'monthly');
    const { id: card } = await payments.api('POST', '/v1/payment_methods/pm_card_mastercard/attach', {
      customer: customer.customer,
    });
    await slowly('POST', '/v1/payment_methods/*');
    const responses = await repeat(() =>
      customer.user.client.send('DELETE', `/api/lawyers/payment_methods/${card}`),
    );
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, body: { success: true } });
  });

  /** Creates the open invoice of a plan whose first payment was declined. */
  async function openInvoice() {
    const user = await createPayer(app);
    const request = { planId: plans.monthly, paymentMethodId: 'pm_card_chargeCustomerFail' };
    await user.client.send('POST', `/api/lawyers/${user.id}/subscriptions`, request);
    const customer = (await user.reload()).customer_id!;
    const [open] = (await invoicesOf(payments, customer)).filter(({ status }) => status === 'open');
    return { user, customer, invoiceId: open!.id };
  }
});
