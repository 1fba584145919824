import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, createUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { recordRequests } from '../../testing/record-requests.ts';
import { startStripeMock, type StripeMock } from '../../testing/stripe-mock.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';
import { requirePayments } from './require-payments.ts';
import { sendMeteredUsage } from './send-metered-usage.ts';
import { setUpCatalogue } from './set-up-catalogue.ts';

// Sends the same requests to the provider's own mock, because the sandbox of this repository could
// repeat our mistakes. The mock implements the published API and rejects unknown input.
const building = 300_000;
const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';

let mock: StripeMock | string;
let payments: TestPayments;
let recorder: Awaited<ReturnType<typeof recordRequests>>;
let app: TestApp;
beforeAll(async () => {
  mock = await startStripeMock();
  if (typeof mock === 'string') return;
  payments = await startPayments();
  recorder = await recordRequests(payments.url);
  app = await testApp({ env: { PAYMENTS_URL: recorder.url } });
}, building);
afterAll(async () => {
  if (typeof mock === 'string') return;
  await app.close();
  recorder.stop();
  await Promise.all([payments.stop(), mock.stop()]);
});

/**
 * Makes every kind of provider request: two lawyers from signup to deletion, and the work of an
 * installation.
 */
async function callEverything(): Promise<void> {
  await setUpCatalogue(requirePayments(app.deps), 'https://massima.example');
  await liveOnMonthlyPlan();
  await liveWithBankAndCoupon();
  await reconcile(app.deps);
}

async function liveOnMonthlyPlan(): Promise<void> {
  const { client, id, reload } = await createUser(app, { license_expire_at: null, plan_queries: 0 });
  const products = (await client.get('/stripe/products')).body.data;
  await client.get(`/stripe/prices?limit=100&product=${products[0]!.id}`);
  await client.get(`/stripe/plans/${monthly}`);
  const { id: customer } = (await client.get(`/lawyers/${id}/stripe_customer`)).body;
  await client.post('/stripe/setup_intents', { customer, usage: 'off_session' });
  const response = await client.post(`/lawyers/${id}/subscriptions`, {
    planId: monthly,
    paymentMethodId: 'pm_card_visa',
    coupon: 'BENVENUTO20',
  });
  const { subscription } = response.body;
  const path = `/lawyers/${id}/subscriptions/${subscription!.id}`;
  for (const cancel_at_period_end of [true, false]) await client.put(path, { cancel_at_period_end });
  await payments.advance(15 * 86_400);
  const item = subscription!.items.data[0]!.id;
  await client.get(`${path}/plan?planId=${yearly}&subscriptionItemId=${item}`);
  await client.put(`${path}/plan`, { planId: yearly, subscriptionItemId: item });
  await client.put(path, { default_payment_method: 'pm_card_mastercard' });
  const cards = (await client.get(`/lawyers/${id}/payment_methods`)).body.data;
  await client.put(`/lawyers/payment_methods/${cards[0]!.id}`, { exp_year: 2040, name: 'Ada', pays: true });
  await client.delete(`/lawyers/payment_methods/${cards.at(-1)!.id}`);
  await app.deps
    .db('metered_usage')
    .insert({ identifier: 'use-1', user_id: id, created_at: app.deps.clock.now() });
  await sendMeteredUsage(app.deps);
  const address = { line1: 'Via Roma 1', city: 'Roma', state: 'RM', postal_code: '00100', country: 'IT' };
  for (const vat_number of ['00743110157', '01234567897']) {
    const metadata = { is_invoice: 'true', Pec: 'studio@pec.it' };
    expect((await client.put(`/lawyers/${id}`, { address, metadata, vat_number })).status).toBe(200);
  }
  expect((await client.put(`/lawyers/${id}`, { name: 'Ada' })).status).toBe(200);
  expect((await client.delete(`/lawyers/${(await reload()).id}`)).status).toBe(200);
}

async function liveWithBankAndCoupon(): Promise<void> {
  const { client, id } = await createPayer(app);
  const subscribe = (planId: string, paymentMethodId: string) =>
    client.post(`/lawyers/${id}/subscriptions`, { planId, paymentMethodId });
  // Waits for the bank and is then replaced by another plan.
  await subscribe(yearly, 'pm_card_authenticationRequired');
  const { subscription } = (await subscribe(monthly, 'pm_card_visa')).body;
  const path = `/lawyers/${id}/subscriptions/${subscription!.id}`;
  await client.put(path, { default_payment_method: 'pm_card_chargeCustomerFail' });
  await payments.advance(32 * 86_400);
  const [open] = (await client.get(`/lawyers/${id}/invoices?limit=10&offset=0`)).body.data;
  expect(open!.status).toBe('open');
  const item = subscription!.items.data[0]!.id;
  await client.put(`${path}/plan`, { planId: 'price_massima_metered', subscriptionItemId: item });
  await client.get(`/stripe/payment_intents/${open!.payment_intent!.id}`);
  await client.post(`/lawyers/${id}/invoices/${open!.id}/pay`, {});
}

test(
  'sends only requests that the provider’s mock accepts',
  async ({ skip }) => {
    if (typeof mock === 'string') {
      console.warn(`Skipped: ${mock}`);
      return skip(mock);
    }
    const nonsense = await fetch(`${mock.url}/v1/customers`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_test_sandbox',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'no_such_parameter=1',
    });
    expect(nonsense.status, 'the mock takes anything').toBe(400);
    await callEverything();
    const refused: string[] = [];
    for (const { method, path, headers, body } of recorder.requests) {
      const response = await fetch(mock.url + path, { method, headers, ...(body && { body }) });
      if (!response.ok)
        refused.push(`${method} ${path} ${body}: ${response.status} ${await response.text()}`);
    }
    expect(refused).toEqual([]);
    const kinds = new Set(
      recorder.requests.map(
        ({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/_\w{14,}/g, '_')}`,
      ),
    );
    console.info(`stripe-mock accepted ${recorder.requests.length} requests of ${kinds.size} kinds`);
    // A rejected action sends no request, so the number of kinds shows that none is missing.
    expect(kinds.size).toBeGreaterThanOrEqual(30);
  },
  building,
);
