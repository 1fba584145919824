import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Samples for the stories, as the server returns them. RECORD_SAMPLES=1 records them; otherwise the
// test compares.
const file = path.join(import.meta.dirname, '../../../../web/src/testing/samples/recorded-money.json');
const day = 86_400;
const plans = {
  monthly: 'price_massima_monthly',
  yearly: 'price_massima_yearly',
  metered: 'price_massima_metered',
};
type Plan = keyof typeof plans;

let app: TestApp;
let payments: TestPayments;
const recorded: Record<string, Record<string, unknown>> = {
  subscriptions: {},
  previews: {},
  bills: {},
  invoices: {},
};

const instants = new Set(
  'at created start end current_period_end trial_end cancels_at next_charge_at lines_at next_payment_attempt redeem_by'.split(
    ' ',
  ),
);
const secrets = new Set(['quote', 'client_secret', 'invoice_pdf', 'number']);

/**
 * Replaces values that differ in every run: times become days from now, ids become their type,
 * signatures are removed.
 */
function steady(value: unknown, now: number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => steady(item, now));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, steady(item, now, name)]));
  if (typeof value === 'number' && instants.has(key)) return Math.round((value - now) / day);
  if (typeof value !== 'string') return value;
  if (secrets.has(key)) return `${key}-1`;
  // The provider's text names the day of a change.
  if (key === 'description') return value.replace(/ after .*$/, '');
  return value.replace(/^(sub|si|in|pi|cus|pm|di)_\w+$/, '$1_1');
}
async function keep(kind: string, name: string, response: { body: unknown }) {
  const now = (await payments.api('GET', '/sandbox/clock'))['now'] as number;
  recorded[kind]![name] = steady(response.body, now);
}

async function subscribe({ client, id }: TestUser, plan: Plan, coupon?: string) {
  const request = { planId: plans[plan], paymentMethodId: 'pm_card_visa', ...(coupon && { coupon }) };
  const { body } = await client.post(`/lawyers/${id}/subscriptions`, request);
  expect(body).toMatchObject({ success: true });
  const subscription = body.subscription as { id: string; items: { data: { id: string }[] } };
  const subscriptionPath = `/lawyers/${id}/subscriptions/${subscription.id}`;
  const item = subscription.items.data[0]!.id;
  return {
    own: subscriptionPath,
    change: (to: Plan) =>
      client.put(`${subscriptionPath}/plan`, { planId: plans[to], subscriptionItemId: item }),
    previewed: (name: string, to: Plan) =>
      client
        .get(`${subscriptionPath}/plan?planId=${plans[to]}&subscriptionItemId=${item}`)
        .then((response) => keep('previews', name, response)),
    subscription: (name: string) =>
      client.get(`/lawyers/${id}/subscription`).then((response) => keep('subscriptions', name, response)),
    invoices: (name: string) =>
      client.get(`/lawyers/${id}/invoices`).then((response) => keep('invoices', name, response)),
  };
}

beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
  const newcomer = () => createUser(app, { license_expire_at: null, plan_queries: 0 });
  for (const [name, user] of [
    ['newTrial', await newcomer()],
    ['newNow', await createPayer(app)],
  ] as const) {
    const parameters = `planId=${plans.monthly}&coupon=BENVENUTO20`;
    await user.client.get(`/lawyers/${user.id}/stripe_customer`);
    await keep(
      'previews',
      name,
      await user.client.get(`/lawyers/${user.id}/subscriptions/preview?${parameters}`),
    );
  }
  const trial = await subscribe(await newcomer(), 'monthly', 'BENVENUTO20');
  await trial.subscription('trial');
  await trial.previewed('inTrial', 'yearly');
  await trial.previewed('meteredInTrial', 'metered');
  const active = await subscribe(await createPayer(app), 'monthly');
  await active.subscription('active');
  await active.invoices('paid');
  await active.previewed('toLonger', 'yearly');
  await active.previewed('toMetered', 'metered');
  const payer = await createPayer(app);
  const metered = await subscribe(payer, 'metered');
  await metered.subscription('metered');
  await metered.previewed('fromMetered', 'yearly');
  await keep('bills', 'metered', await payer.client.get(`/lawyers/${payer.id}/last_bill`));
  const discounted = await subscribe(await createPayer(app), 'monthly', 'BENVENUTO20');
  await discounted.subscription('discounted');
  const cancelling = await createPayer(app);
  const cancelled = await subscribe(cancelling, 'yearly');
  await cancelling.client.put(cancelled.own, { cancel_at_period_end: true });
  await cancelled.subscription('cancelled');
  await cancelled.previewed('cancelledToShorter', 'monthly');
  const shorter = await subscribe(await createPayer(app), 'yearly');
  await shorter.previewed('toShorter', 'monthly');
  expect((await shorter.change('monthly')).body).toMatchObject({ success: true });
  await shorter.subscription('withCredit');
  await shorter.invoices('changed');
  const owing = await createPayer(app);
  const pastDue = await subscribe(owing, 'monthly');
  await owing.client.put(pastDue.own, { default_payment_method: 'pm_card_chargeCustomerFail' });
  await payments.advance(31 * day + 7200);
  await pastDue.subscription('pastDue');
  await pastDue.invoices('open');
  await pastDue.previewed('pastDue', 'yearly');
  if (process.env['RECORD_SAMPLES']) writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
}, 300_000);
afterAll(async () => {
  await app.close();
  await payments.stop();
});

/**
 * Compares two values. Amounts for part of a month differ by cents and periods by days, because
 * months have 28 to 31 days.
 */
function same(now: unknown, then: unknown, location: string): void {
  if (typeof now === 'number' && typeof then === 'number') {
    const isDay = instants.has(location.split('.').at(-1) ?? '');
    const by = isDay ? 3 : Math.max(2, Math.abs(then) * 0.01);
    expect(Math.abs(now - then), `${location}: ${then} was recorded, ${now} is answered`).toBeLessThanOrEqual(
      by,
    );
  } else if (now && then && typeof now === 'object' && typeof then === 'object') {
    expect(Object.keys(now).sort(), location).toEqual(Object.keys(then).sort());
    for (const [key, value] of Object.entries(now))
      same(value, (then as Record<string, unknown>)[key], `${location}.${key}`);
  } else expect(now, location).toEqual(then);
}

test.each(Object.keys(recorded))('returns the recorded samples of %s', (kind) => {
  const stored = JSON.parse(readFileSync(file, 'utf8')) as typeof recorded;
  same(recorded[kind], stored[kind], kind);
});
