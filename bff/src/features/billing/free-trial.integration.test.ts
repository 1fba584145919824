import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter } from '@massima/contract/format/dates';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

// Tests that subscribing during a free trial does not shorten the trial.
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
const trying = (days: number, over = {}) =>
  createUser(app, {
    license_expire_at: null,
    trial_expires_at: daysAfter(app.deps.clock.now(), days),
    plan_queries: 50,
    used_queries: 10,
    ...over,
  });
const subscribe = async ({ client, id }: TestUser) =>
  (await client.post(`/lawyers/${id}/subscriptions`, { planId: monthly, paymentMethodId: 'pm_card_visa' }))
    .body.subscription;
const customerOf = async ({ client, id }: TestUser) =>
  (await client.get(`/lawyers/${id}/stripe_customer`)).body;
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

test.each([{ is_returning: false }, { is_returning: true }])(
  'starts a subscription at the end of the free trial, with the trial’s searches until then, %o',
  async (account) => {
    const user = await trying(20, account);
    const end = secondsOf((await user.reload()).trial_expires_at!);
    expect(await customerOf(user)).toMatchObject({ trial_days: 20, trial_end: end });
    expect(await subscribe(user)).toMatchObject({ status: 'trialing', trial_end: end });
    expect(await user.reload()).toMatchObject({ plan: 'monthly', plan_queries: 50, used_queries: 10 });
    // Reconciling again changes nothing.
    expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
    expect(await user.reload()).toMatchObject({ plan: 'monthly', plan_queries: 50, used_queries: 10 });

    await payments.advance(20 * 86_400 + 7200);
    app.deps.clock.advance(20 * 86_400 + 7200);
    expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
    expect(await user.reload()).toMatchObject({ plan: 'monthly', plan_queries: 500, used_queries: 0 });
  },
);

test('starts a plan’s longer trial immediately, with the searches of the plan', async () => {
  const user = await trying(3);
  expect(await customerOf(user)).toMatchObject({ trial_days: 14 });
  await subscribe(user);
  expect(await user.reload()).toMatchObject({ plan_queries: 500, used_queries: 0 });
});

test('keeps an unlimited free trial unlimited', async () => {
  const user = await trying(3, { plan_queries: -1 });
  await subscribe(user);
  expect(await user.reload()).toMatchObject({ plan: 'monthly', plan_queries: -1 });
});

test('applies the plan’s searches immediately if the free trial has none left', async () => {
  const user = await trying(20, { used_queries: 50 });
  expect(await customerOf(user)).toMatchObject({ trial_days: 14 });
  await subscribe(user);
  expect(await user.reload()).toMatchObject({ plan_queries: 500, used_queries: 0 });
});
