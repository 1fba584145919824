import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPayer, openSandbox } from './testing/harness.ts';
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

/** Creates a subscription with a valid card, then replaces the card by a card that is declined. */
async function failing() {
  const payer = await newPayer(stripe);
  const row = await stripe.subscriptions.create({
    customer: payer.customer,
    default_payment_method: payer.method,
    items: [{ price: 'price_massima_monthly' }],
  });
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: payer.customer });
  await stripe.subscriptions.update(row.id, { default_payment_method: bad.id });
  return { ...payer, row, item: row.items.data[0]?.id ?? '' };
}

const toYearly = (id: string, item: string) =>
  stripe.subscriptions.update(id, {
    items: [{ id: item, price: 'price_massima_yearly' }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  });

test('a pending change expires, and its invoice is voided', async () => {
  const { row, item } = await failing();
  const waiting = await toYearly(row.id, item);
  await sandbox.advance(23 * 3600 + 60);
  const after = await stripe.subscriptions.retrieve(row.id);
  expect([after.pending_update, after.status, after.items.data[0]?.price.id]).toEqual([
    null,
    'active',
    'price_massima_monthly',
  ]);
  expect((await stripe.invoices.retrieve((waiting.latest_invoice as Stripe.Invoice).id)).status).toBe('void');
});

test('another change replaces a pending change', async () => {
  const { row, item, method } = await failing();
  const first = await toYearly(row.id, item);
  await stripe.subscriptions.update(row.id, { default_payment_method: method });
  const second = await toYearly(row.id, item);
  expect([second.pending_update, second.items.data[0]?.price.id]).toEqual([null, 'price_massima_yearly']);
  const [old, now] = [first, second].map((each) => (each.latest_invoice as Stripe.Invoice).id);
  expect((await stripe.invoices.retrieve(old ?? '')).status).toBe('void');
  expect((await stripe.invoices.retrieve(now ?? '')).status).toBe('paid');
});

test('rejects parameters that cannot be pending, and changes to an incomplete subscription', async () => {
  const { row, item, customer, method } = await failing();
  const odd = stripe.subscriptions.update(row.id, {
    items: [{ id: item, price: 'price_massima_yearly' }],
    payment_behavior: 'pending_if_incomplete',
    default_payment_method: method,
  });
  await expect(odd).rejects.toMatchObject({ statusCode: 400, param: 'default_payment_method' });
  await stripe.subscriptions.cancel(row.id);
  const unpaid = await stripe.subscriptions.create({
    customer,
    items: [{ price: 'price_massima_monthly' }],
    payment_behavior: 'default_incomplete',
  });
  const change = { items: [{ id: unpaid.items.data[0]?.id ?? '', price: 'price_massima_yearly' }] };
  await expect(stripe.subscriptions.update(unpaid.id, change)).rejects.toMatchObject({ statusCode: 400 });
});

test('a failing change with `error_if_incomplete` changes nothing', async () => {
  const { row, item, customer } = await failing();
  const before = await sandbox.control('state');
  const refused = stripe.subscriptions.update(row.id, {
    items: [{ id: item, price: 'price_massima_yearly' }],
    payment_behavior: 'error_if_incomplete',
  });
  await expect(refused).rejects.toMatchObject({ code: 'card_declined' });
  expect(await sandbox.control('state')).toEqual(before);
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
});
