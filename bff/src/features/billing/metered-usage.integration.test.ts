import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { createPayer } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';
import { sendMeteredUsage } from './send-metered-usage.ts';

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
test('reads the price per extra search and the trial from the plan', async () => {
  const user = await createPayer(app, { is_returning: false });
  const request = { planId: 'price_massima_metered', paymentMethodId: 'pm_card_visa' };
  expect((await user.client.post(`/lawyers/${user.id}/subscriptions`, request)).status).toBe(200);
  expect(await user.reload()).toMatchObject({
    plan: 'monthly_metered',
    over_quota: true,
    over_quota_cents: 5,
    is_plan_trial: true,
  });
  await app.deps.db('users').where({ id: user.id }).update({ used_queries: 200 });
  expect((await user.client.get('/users/login/check')).body).toMatchObject({
    query: true,
    next_search: { free: false, amount: 5, currency: 'eur' },
  });
  await payments.advance(15 * day);
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0 });
  expect(await user.reload()).toMatchObject({ over_quota_cents: 5, is_plan_trial: false });
});

async function subscriber() {
  const user = await createPayer(app);
  const request = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
  expect((await user.client.post(`/lawyers/${user.id}/subscriptions`, request)).status).toBe(200);
  return { user };
}

test('sets aside a search beyond the quota that the provider rejects, and bills the others', async () => {
  const { user } = await subscriber();
  const now = app.deps.clock.now().getTime();
  const use = (identifier: string, daysAgo: number, more = {}) =>
    app.deps.db('metered_usage').insert({
      identifier,
      user_id: user.id,
      created_at: new Date(now - daysAgo * day * 1000),
      ...more,
    });
  await use('too-old', 36);
  await use('unsure', 2, { tried_at: new Date(now - 1.5 * day * 1000) });
  await use('good', 1);
  expect(await sendMeteredUsage(app.deps)).toBe(1);
  expect(await sendMeteredUsage(app.deps)).toBe(0);
  const rows = await app.deps.db('metered_usage').orderBy('identifier');
  expect(rows.map((row) => [row.identifier, row.sent_at !== null, row.refused_at !== null])).toEqual([
    ['good', true, false],
    ['too-old', false, true],
    ['unsure', false, true],
  ]);
  expect(rows[1]!.refusal).toContain('35');
});

test('stores searches beyond the quota while the provider is unavailable', async () => {
  const { user } = await subscriber();
  await app.deps
    .db('metered_usage')
    .insert({ identifier: 'waits', user_id: user.id, created_at: app.deps.clock.now() });
  await payments.misbehave({
    rules: [{ match: { path: '/v1/billing/meter_events' }, fault: 'reset_after', times: 3 }],
  });
  await expect(sendMeteredUsage(app.deps)).rejects.toMatchObject({ key: 'service_timeout' });
  await payments.misbehave({ rules: [] });
  expect(await sendMeteredUsage(app.deps)).toBe(1);
  const events = (await payments.state())['billing.meter_event']!;
  expect(events.filter((event) => event['identifier'] === 'waits')).toHaveLength(1);
});

test('bills the other searches if the provider does not respond for one search', async () => {
  const { user } = await subscriber();
  const now = app.deps.clock.now().getTime();
  for (const [n, identifier] of ['stuck', 'after-1', 'after-2'].entries())
    await app.deps
      .db('metered_usage')
      .insert({ identifier, user_id: user.id, created_at: new Date(now - (3 - n) * 60_000) });
  await payments.misbehave({
    rules: [{ match: { path: '/v1/billing/meter_events' }, fault: '500', times: 3 }],
  });
  await expect(sendMeteredUsage(app.deps)).rejects.toMatchObject({ key: 'payment_provider_failed' });
  const waiting = () => app.deps.db('metered_usage').where({ sent_at: null, refused_at: null });
  expect((await waiting()).map(({ identifier }) => identifier)).toEqual(['stuck']);
  await payments.misbehave({ rules: [] });
  expect(await sendMeteredUsage(app.deps)).toBe(1);
  expect(await waiting()).toEqual([]);
});

test('reports new searches before earlier searches without a response, regardless of their number', async () => {
  const { user } = await subscriber();
  const now = app.deps.clock.now().getTime();
  const use = (identifier: string, minutesAgo: number, more = {}) =>
    app.deps
      .db('metered_usage')
      .insert({ identifier, user_id: user.id, created_at: new Date(now - minutesAgo * 60_000), ...more });
  for (const n of [1, 2, 3]) await use(`mute-${n}`, 60, { tried_at: new Date(now - n * 60_000) });
  for (const n of [1, 2]) await use(`fresh-${n}`, 0);
  const ours = app.deps.payments!;
  let accepted = 2;
  const call: typeof ours.call = (operation) =>
    accepted-- > 0 ? ours.call(operation) : Promise.reject(new AppError('payment_provider_failed'));
  await expect(sendMeteredUsage({ ...app.deps, payments: { ...ours, call } })).rejects.toMatchObject({
    key: 'payment_provider_failed',
  });
  const waiting = await app.deps
    .db('metered_usage')
    .where({ sent_at: null, refused_at: null })
    .orderBy('identifier');
  expect(waiting.map(({ identifier }) => identifier)).toEqual(['mute-1', 'mute-2', 'mute-3']);
  expect(await sendMeteredUsage(app.deps)).toBe(3);
});
