import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from './control/faults.ts';
import { day, newPayer, openSandbox } from './testing/harness.ts';
import type { Harness } from './testing/harness.ts';

let sandbox: Harness;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await openSandbox();
  stripe = sandbox.stripe;
});
afterAll(async () => {
  await sandbox.close();
  expect(sandbox.schemaErrors).toEqual([]);
});

const monthly = [4900, 2900, 900, 1333] as const;

async function catalogue(): Promise<string[]> {
  const product = await stripe.products.create({ name: 'Random' });
  const price = (unit_amount: number) =>
    stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount,
      recurring: { interval: 'month' },
    });
  return Promise.all(monthly.map(async (amount) => (await price(amount)).id));
}

async function ledger(customer: string) {
  const [invoices, charges, found] = await Promise.all([
    stripe.invoices.list({ customer, limit: 100 }),
    stripe.charges.list({ customer, limit: 100 }),
    stripe.customers.retrieve(customer),
  ]);
  const taken = charges.data.filter((charge) => charge.paid).reduce((sum, charge) => sum + charge.amount, 0);
  return { invoices: invoices.data, taken, balance: (found as Stripe.Customer).balance };
}

test('charges many plan changes in a period by the time on each plan, except for rounding', async () => {
  const prices = await catalogue();
  const draw = seededRandom(11);
  const { customer, method } = await newPayer(stripe);
  const row = await stripe.subscriptions.create({
    customer,
    default_payment_method: method,
    items: [{ price: prices[0] ?? '' }],
  });
  const item = row.items.data[0] as Stripe.SubscriptionItem;
  const length = item.current_period_end - item.current_period_start;
  let current = 0;
  let since = item.current_period_start;
  let owed = 0;
  for (let change = 0; change < 12; change += 1) {
    await sandbox.advance(Math.floor(draw() * 2 * day) + 60);
    const next = (current + 1 + Math.floor(draw() * (monthly.length - 1))) % monthly.length;
    const updated = await stripe.subscriptions.update(row.id, {
      items: [{ id: item.id, price: prices[next] ?? '' }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    const now = (updated.latest_invoice as Stripe.Invoice).created;
    owed += ((monthly[current] ?? 0) * (now - since)) / length;
    [current, since] = [next, now];
  }
  owed += ((monthly[current] ?? 0) * (item.current_period_end - since)) / length;
  const { taken, balance } = await ledger(customer);
  // The balance is negative for a credit, or an amount below the smallest charge.
  expect(Math.abs(taken + balance - owed)).toBeLessThan(12);
});

test('keeps charged and invoiced amounts equal for random operations in random order', async () => {
  const prices = await catalogue();
  const draw = seededRandom(23);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;
  const cards = [
    'pm_card_visa',
    'pm_card_mastercard',
    'pm_card_chargeCustomerFail',
    'pm_card_authenticationRequired',
  ];
  const payers = await Promise.all(Array.from({ length: 4 }, () => newPayer(stripe)));
  const ignore = (work: Promise<unknown>) =>
    work.catch((error: { statusCode?: number }) => expect([400, 402, 404]).toContain(error.statusCode));
  for (let step = 0; step < 400; step += 1) {
    const { customer } = pick(payers);
    const found = await stripe.subscriptions.list({ customer });
    const row = found.data.find(({ status }) => status !== 'incomplete_expired');
    const item = row?.items.data[0];
    const actions: (() => Promise<unknown>)[] = [
      () => sandbox.advance(Math.floor(draw() * 12 * day)),
      async () => {
        const method = await stripe.paymentMethods.attach(pick(cards), { customer });
        await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
      },
      async () => {
        const open = (await stripe.invoices.list({ customer, status: 'open' })).data[0];
        if (open) await stripe.invoices.pay(open.id, { payment_method: 'pm_card_visa' });
      },
      ...(row && item
        ? [
            () =>
              stripe.subscriptions.update(row.id, {
                items: [{ id: item.id, price: pick(prices) }],
                proration_behavior: pick(['always_invoice', 'create_prorations', 'none'] as const),
                payment_behavior: pick([
                  'allow_incomplete',
                  'error_if_incomplete',
                  'pending_if_incomplete',
                ] as const),
              }),
            () => stripe.subscriptions.update(row.id, { cancel_at_period_end: pick([true, false]) }),
            async () =>
              void (
                draw() < 0.4 && (await stripe.subscriptions.cancel(row.id, { prorate: pick([true, false]) }))
              ),
          ]
        : [
            () =>
              stripe.subscriptions.create({
                customer,
                items: [{ price: pick(prices) }],
                ...(draw() < 0.4 ? { trial_period_days: 7 } : {}),
                ...(draw() < 0.4 ? { discounts: [{ coupon: 'BENVENUTO20' }] } : {}),
              }),
          ]),
    ];
    await ignore(pick(actions)());
  }
  let seen = 0;
  for (const { customer } of payers) {
    const { invoices, taken, balance } = await ledger(customer);
    seen += invoices.length;
    const paid = invoices.filter((invoice) => invoice.status === 'paid');
    expect(paid.reduce((sum, invoice) => sum + invoice.amount_paid, 0)).toBe(taken);
    for (const invoice of invoices) {
      expect(invoice.amount_due).toBeGreaterThanOrEqual(0);
      expect(invoice.amount_paid + invoice.amount_remaining).toBe(invoice.amount_due);
      if (invoice.ending_balance !== null)
        expect(invoice.total + invoice.starting_balance).toBe(invoice.amount_due + invoice.ending_balance);
      const payments = await stripe.invoicePayments.list({ invoice: invoice.id });
      expect(payments.data.filter((payment) => payment.status === 'paid').length).toBeLessThanOrEqual(1);
    }
    const counted = invoices.filter(
      (invoice) => invoice.ending_balance !== null && invoice.status !== 'void',
    );
    expect(counted.reduce((sum, invoice) => sum + invoice.total - invoice.amount_due, 0)).toBe(balance);
    const live = (await stripe.subscriptions.list({ customer })).data.filter(
      (row) => row.status === 'active',
    );
    const open = invoices.filter(
      (invoice) =>
        invoice.status === 'open' && invoice.attempted && invoice.billing_reason !== 'subscription_update',
    );
    if (live.length > 0)
      expect(
        open.filter((invoice) => invoice.parent?.subscription_details?.subscription === live[0]?.id),
      ).toEqual([]);
  }
  // Enough happened for the sums to mean something.
  expect(seen).toBeGreaterThan(30);
});
