import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { createSubscriber } from '../../testing/subscriber.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

// Tests that last bills and open invoices are charged exactly as quoted or not at all.
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
const charged = async (customer: string) =>
  (await payments.of(customer)).charges
    .filter(({ status }) => status === 'succeeded')
    .map((charge) => charge['amount'] as number);
const changedTo = { status: 409, body: { message: 'quote_changed' } };

describe('last bill of a deleted account', () => {
  const read = async (user: TestUser) => (await send(user, 'GET', `/lawyers/${user.id}/last_bill`)).body;
  const leave = (user: TestUser, quote: string) =>
    send(user, 'DELETE', `/lawyers/${user.id}?quote=${encodeURIComponent(quote)}`);

  test('charges fee and use as shown', async () => {
    const customer = await createSubscriber(app, 'metered', undefined, { coupon: 'BENVENUTO20' });
    await pass(3 * day);
    await customer.use(4);
    const bill = await read(customer.user);
    expect(bill).toMatchObject({ currency: 'eur', due_now: 2336 });
    expect(bill.lines).toMatchObject([
      { kind: 'fee', amount: 2900, plan: 'monthly_metered' },
      { kind: 'usage', amount: 20, plan: 'monthly_metered' },
      { kind: 'coupon', amount: -584 },
    ]);
    expect(bill.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(2336);
    await pass(9 * minute);
    expect(await leave(customer.user, bill.quote)).toMatchObject({ status: 200 });
    expect(await charged(customer.customer)).toEqual([2336]);
  });

  test('changes nothing if the bill differs', async () => {
    const customer = await createSubscriber(app, 'metered');
    const bill = await read(customer.user);
    await customer.use(2);
    const response = await leave(customer.user, bill.quote);
    expect(response).toMatchObject(changedTo);
    expect(response.body.data.last_bill).toMatchObject({ due_now: bill.due_now + 10 });
    expect((await send(customer.user, 'GET', `/lawyers/${customer.user.id}/subscription`)).body.status).toBe(
      'active',
    );
    expect(await leave(customer.user, `${bill.quote}x`)).toMatchObject({ status: 400 });
    expect(await leave(customer.user, response.body.data.last_bill.quote)).toMatchObject({ status: 200 });
    expect(await charged(customer.customer)).toEqual([2910]);
  });

  test('is zero during a trial, on a prepaid plan and without a plan', async () => {
    const users = [
      await newcomer(),
      (await createSubscriber(app, 'monthly')).user,
      (await createSubscriber(app, 'metered', await newcomer())).user,
    ];
    for (const user of users) {
      const bill = await read(user);
      expect(bill).toMatchObject({ due_now: 0, lines: [] });
      expect(await leave(user, bill.quote)).toMatchObject({ status: 200 });
    }
  });
});

describe('open invoice', () => {
  async function debtor() {
    const customer = await createSubscriber(app, 'monthly');
    await send(customer.user, 'PUT', customer.path, { default_payment_method: 'pm_card_chargeCustomerFail' });
    // Advances only the provider's clock, because the session would expire. Last step, because the
    // clocks differ from here on.
    await payments.advance(31 * day + 7200);
    const { body } = await send(customer.user, 'GET', `/lawyers/${customer.user.id}/invoices`);
    const [open] = body.data as { id: string; status: string; quote: string | null }[];
    expect(open).toMatchObject({ status: 'open', quote: expect.any(String) });
    const pay = (quote: string | null, user = customer.user) =>
      send(user, 'POST', `/lawyers/${user.id}/invoices/${open!.id}/pay`, {
        paymentMethodId: 'pm_card_visa',
        quote,
      });
    return { one: customer, open: open!, pay, all: body.data as { quote: string | null }[] };
  }

  test('charges the quoted amount, and once if clicked twice', async () => {
    const { one, open, pay, all } = await debtor();
    expect(all.slice(1).map(({ quote }) => quote)).toEqual([null]);
    const before = await charged(one.customer);
    expect(await pay(open.quote)).toMatchObject({
      body: { success: true, invoice: { status: 'paid', quote: null } },
    });
    expect(await pay(open.quote)).toMatchObject({ body: { success: true } });
    expect((await charged(one.customer)).length).toBe(before.length + 1);
  });

  test('rejects payment if the invoice is void or the quote is old, altered or another account’s', async () => {
    const { one, open, pay } = await debtor();
    const other = await debtor();
    for (const quote of [other.open.quote, `${open.quote}0`])
      expect(await pay(quote)).toMatchObject({ status: 400, body: { message: 'validation_failed' } });
    await pass(16 * minute);
    const late = await pay(open.quote);
    expect(late).toMatchObject(changedTo);
    expect(late.body.data.invoice).toMatchObject({ id: open.id, status: 'open' });
    await payments.api('POST', `/v1/invoices/${open.id}/void`);
    const rejected = await pay(late.body.data.invoice.quote);
    expect(rejected).toMatchObject(changedTo);
    expect(rejected.body.data.invoice).toMatchObject({ status: 'void', quote: null });
    expect(await charged(one.customer)).toHaveLength(1);
  });
});
