import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, createUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { createSubscriber, invoicesOf, plans } from '../../testing/subscriber.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { sendMeteredUsage } from './send-metered-usage.ts';

// Tests the certain fee of a plan billed by use, the account's credit and the names of its
// invoices.
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
async function pass(seconds: number) {
  app.deps.clock.advance(seconds);
  await payments.advance(seconds);
}
const subscriptionOf = async ({
  client,
  id,
}: {
  client: { send: (m: string, p: string) => Promise<{ body: unknown }> };
  id: number;
}) => (await client.send('GET', `/api/lawyers/${id}/subscription`)).body as Record<string, never>;

test('shows the metered plan’s fee and price per search in the subscription, in previews and with a coupon', async () => {
  const customer = await createSubscriber(app, 'metered', undefined, { coupon: 'BENVENUTO20' });
  const found = await subscriptionOf(customer.user);
  expect(found).toMatchObject({
    items: { data: [{ price: { tiers: [{ up_to: null, flat_amount: 2900, unit_amount: 5 }] } }] },
    next_charge: { amount: null, metered: true, fixed: 2320 },
    full_price: { amount: null, metered: true, fixed: 2900 },
    discount: { coupon: { percent_off: 20 }, months_left: 3, end: expect.any(Number) },
    credit: 0,
  });
  const other = await createSubscriber(app, 'monthly');
  const { body: preview } = await other.preview('metered');
  expect(preview).toMatchObject({
    use: { included: 200, per_search: 5 },
    charges: [
      { amount: null, fixed: 2900 },
      { amount: null, fixed: 2900 },
    ],
  });
  expect(preview.lines[0]).toMatchObject({ kind: 'plan', amount: null, fixed: 2900 });
  const buyer = await createPayer(app);
  const { body: bought } = await buyer.client.send(
    'GET',
    `/api/lawyers/${buyer.id}/subscriptions/preview?planId=${plans.metered}&coupon=BENVENUTO20`,
  );
  expect(bought).toMatchObject({
    due_now: 0,
    charges: [{ fixed: 2320 }, { fixed: 2320 }],
    full_price: { fixed: 2900 },
  });
});

test('shows the date of the return to the full price, and the account’s credit if it has any', async () => {
  const customer = await createSubscriber(app, 'monthly', undefined, { coupon: 'BENVENUTO20' });
  const before = await subscriptionOf(customer.user);
  expect(before).toMatchObject({ next_charge: { amount: 3920 }, full_price: { amount: 4900, fixed: null } });
  await payments.api('POST', `/v1/customers/${customer.customer}`, { balance: '-44100' });
  expect(await subscriptionOf(customer.user)).toMatchObject({ credit: 44_100, next_charge: { amount: 0 } });
  const { body } = await customer.preview('yearly');
  expect(body).toMatchObject({ credit: 44_100 });
  expect(
    (await customer.user.client.send('GET', `/api/lawyers/${customer.user.id}/stripe_customer`)).body.credit,
  ).toBe(44_100);
  await pass(3 * 31 * day + 7200);
  const paid = (await invoicesOf(payments, customer.customer)).map(({ total }) => total);
  expect(paid).toEqual([4900, 3920, 3920, 3920]);
});

test('bills searches beyond the quota in the last second before a change or an end', async () => {
  const customer = await createSubscriber(app, 'metered');
  await customer.use(5);
  expect(await customer.change('yearly')).toMatchObject({ body: { success: true } });
  const [change] = await invoicesOf(payments, customer.customer);
  expect(change!.total).toBe(49_000 + 2900 + 5 * 5);
  const rows = await app.deps.db('metered_usage').where({ user_id: customer.user.id });
  expect(rows.every(({ sent_at }) => sent_at !== null)).toBe(true);
});

test('changes nothing while use cannot be reported', async () => {
  const customer = await createSubscriber(app, 'metered');
  await customer.use(1);
  await payments.misbehave({ rules: [{ match: { path: '/v1/billing/meter_events' }, fault: '500' }] });
  expect((await customer.change('yearly')).status).toBe(502);
  await payments.misbehave({ rules: [] });
  expect(await subscriptionOf(customer.user)).toMatchObject({
    items: { data: [{ price: { id: plans.metered } }] },
  });
});

test('names the invoice of a change after the new plan, even if it only refunds', async () => {
  const customer = await createSubscriber(app, 'yearly');
  const names = async () =>
    (await customer.user.client.send('GET', `/api/lawyers/${customer.user.id}/invoices`)).body.data.map(
      ({ plan }: { plan: string }) => plan,
    );
  await pass(2);
  await customer.change('metered');
  expect(await names()).toEqual([plans.metered, plans.yearly]);
  await pass(2);
  // Costs more than the new plan.
  await customer.use(450);
  await sendMeteredUsage(app.deps, customer.user.id);
  expect(await customer.change('monthly')).toMatchObject({ body: { success: true } });
  expect(await names()).toEqual([plans.monthly, plans.metered, plans.yearly]);
}, 240_000);

test('prints billing data saved before the first plan on its first invoice, in capitals', async () => {
  const user = await createUser(app, { is_returning: true, license_expire_at: null, plan_queries: 0 });
  const data = {
    address: { line1: 'Via Roma 1', postal_code: '00100', city: 'Roma', state: 'RM', country: 'IT' },
    metadata: { is_invoice: 'true', Fe_code: 'abcdefg', Fiscal_code: ' rssmra80a01h501u' },
    vat_number: '12345678903',
  };
  expect((await user.client.send('PUT', `/api/lawyers/${user.id}`, data)).status).toBe(200);
  const subscriber = await createSubscriber(app, 'monthly', user);
  const [first] = (await payments.state())['invoice']!.filter(
    ({ customer }) => customer === subscriber.customer,
  );
  expect(first).toMatchObject({
    customer_address: { line1: 'Via Roma 1', city: 'Roma' },
    customer_tax_ids: [{ type: 'eu_vat', value: 'IT12345678903' }],
  });
  expect((await payments.api('GET', `/v1/customers/${subscriber.customer}`))['metadata']).toMatchObject({
    Fe_code: 'ABCDEFG',
    Fiscal_code: 'RSSMRA80A01H501U',
  });
  const admin = await createUser(app, { role: 'admin' });
  const receipt = { metadata: { is_invoice: 'false', Fiscal_code: 'rssmra80a01h501u' } };
  await admin.client.send('PUT', `/api/lawyers/${user.id}`, receipt);
  const { body } = await user.client.send('GET', `/api/lawyers/${user.id}/stripe_customer`);
  expect(body.metadata.Fiscal_code).toBe('RSSMRA80A01H501U');
});
