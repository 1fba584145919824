import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function subscribed(price = 'price_massima_monthly') {
  const payer = await newPayer(stripe);
  const row = await stripe.subscriptions.create({
    customer: payer.customer,
    default_payment_method: payer.method,
    items: [{ price }],
    billing_mode: { type: 'flexible' },
  });
  return { ...payer, row };
}

const newest = async (customer: string) =>
  (await stripe.invoices.list({ customer, limit: 1 })).data[0] as Stripe.Invoice;

test('a renewal invoice is a draft for an hour, then paid; the anchor keeps its day', async () => {
  const { customer, row } = await subscribed();
  const end = row.items.data[0]?.current_period_end ?? 0;
  await sandbox.advance(end - Number((await sandbox.control('clock'))['now']) + 60);
  expect([(await newest(customer)).status, (await stripe.subscriptions.retrieve(row.id)).status]).toEqual([
    'draft',
    'active',
  ]);
  await sandbox.advance(3700);
  expect(await newest(customer)).toMatchObject({ status: 'paid', amount_paid: 4900, period_end: end });
});

test('a renewal that fails can be paid with another card', async () => {
  const { customer, row, method } = await subscribed();
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(row.id, { default_payment_method: bad.id });
  await sandbox.advance(32 * day);
  expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('past_due');
  const open = await newest(customer);
  expect([open.status, open.attempt_count, open.next_payment_attempt === null]).toEqual(['open', 1, false]);
  await expect(stripe.invoices.pay(open.id)).rejects.toMatchObject({
    code: 'card_declined',
    statusCode: 402,
  });
  const paid = await stripe.invoices.pay(open.id, { payment_method: method });
  expect([paid.status, paid.amount_remaining]).toEqual(['paid', 0]);
  expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('active');
  await expect(stripe.invoices.pay(open.id)).rejects.toMatchObject({ code: 'invoice_already_paid' });
});

test('a renewal that requires authentication stays open until the customer authenticates', async () => {
  const { customer, row } = await subscribed();
  const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
  await stripe.subscriptions.update(row.id, { default_payment_method: method.id });
  await sandbox.advance(32 * day);
  const open = await stripe.invoices.retrieve((await newest(customer)).id, { expand: ['payments'] });
  expect(open.status).toBe('open');
  const intent = open.payments?.data[0]?.payment.payment_intent as string;
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('requires_action');
  await sandbox.control('authenticate', { intent, outcome: 'complete' });
  expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('active');
});

test('after the last attempt the subscription is cancelled, or unpaid if configured', async () => {
  for (const outcome of ['canceled', 'unpaid']) {
    await sandbox.control('settings', { afterDunning: outcome });
    const { customer, row } = await subscribed();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(row.id, { default_payment_method: bad.id });
    await sandbox.advance(32 * day + 16 * day);
    expect((await stripe.subscriptions.retrieve(row.id)).status).toBe(outcome);
  }
});

test('usage is counted once per identifier and billed at the end of the period', async () => {
  const { customer } = await subscribed('price_massima_metered');
  expect((await newest(customer)).total).toBe(0);
  const send = (identifier: string, value: string) =>
    stripe.billing.meterEvents.create({
      event_name: 'massima_query',
      identifier,
      payload: { stripe_customer_id: customer, value },
    });
  await send(`${customer}-1`, '2');
  await send(`${customer}-2`, '3');
  await expect(send(`${customer}-2`, '3')).rejects.toMatchObject({ statusCode: 400 });
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: (await stripe.subscriptions.list({ customer })).data[0]?.id ?? '',
  });
  expect(preview.total).toBe(2925);
  await sandbox.advance(32 * day);
  const invoice = await newest(customer);
  expect(invoice.lines.data.map((line) => [line.quantity, line.amount])).toEqual([[5, 2925]]);
  expect(invoice).toMatchObject({ status: 'paid', total: 2925 });
  await sandbox.advance(31 * day);
  expect((await newest(customer)).total).toBe(2900);
});

test('usage reported while the invoice is a draft is added to it, with its discount', async () => {
  const payer = await newPayer(stripe);
  const row = await stripe.subscriptions.create({
    customer: payer.customer,
    default_payment_method: payer.method,
    items: [{ price: 'price_massima_metered' }],
    discounts: [{ coupon: 'BENVENUTO20' }],
  });
  const end = row.items.data[0]?.current_period_end ?? 0;
  await sandbox.advance(end - Number((await sandbox.control('clock'))['now']) + 600);
  expect(await newest(payer.customer)).toMatchObject({ status: 'draft', subtotal: 2900, total: 2320 });
  const late = { stripe_customer_id: payer.customer, value: '20' };
  await stripe.billing.meterEvents.create({
    event_name: 'massima_query',
    timestamp: end - 60,
    payload: late,
  });
  await stripe.billing.meterEvents.create({
    event_name: 'massima_query',
    timestamp: end + 60,
    payload: late,
  });
  await sandbox.advance(3700);
  expect(await newest(payer.customer)).toMatchObject({
    status: 'paid',
    subtotal: 3000,
    total: 2400,
    amount_paid: 2400,
  });
  await sandbox.advance(31 * day);
  expect(await newest(payer.customer)).toMatchObject({ subtotal: 3000 });
});

test('processes all events of a long clock advance in order', async () => {
  const { customer, row } = await subscribed();
  await sandbox.advance(370 * day);
  const invoices = await stripe.invoices.list({ customer, limit: 100 });
  expect(invoices.data).toHaveLength(13);
  expect(new Set(invoices.data.map((invoice) => invoice.status))).toEqual(new Set(['paid']));
  const created = invoices.data.map((invoice) => invoice.created);
  expect(created).toEqual([...created].sort((a, b) => b - a));
  const day0 = new Date(row.billing_cycle_anchor * 1000).getUTCDate();
  expect(invoices.data.map((invoice) => new Date(invoice.period_end * 1000).getUTCDate())).toContain(day0);
});

test('an invoice can be voided, or marked as paid out of band', async () => {
  for (const [action, status] of [
    ['voidInvoice', 'void'],
    ['pay', 'paid'],
  ] as const) {
    const payer = await newPayer(stripe);
    const row = await stripe.subscriptions.create({
      customer: payer.customer,
      items: [{ price: 'price_massima_monthly' }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice'],
    });
    const { id } = row.latest_invoice as Stripe.Invoice;
    const done =
      action === 'pay'
        ? await stripe.invoices.pay(id, { paid_out_of_band: true })
        : await stripe.invoices[action](id);
    expect(done.status).toBe(status);
    if (action === 'pay') expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('active');
  }
});

test('an invoice has a page and a PDF', async () => {
  const { customer } = await subscribed();
  const invoice = await newest(customer);
  const pdf = await fetch(invoice.invoice_pdf ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text).toContain(invoice.number);
  expect(text).toContain('49,00 EUR');
  const page = await fetch(invoice.hosted_invoice_url ?? '');
  expect(await page.text()).toContain(invoice.number);
  expect((await fetch((invoice.invoice_pdf ?? '').replace(/\/[^/]+\/pdf$/, '/wrong/pdf'))).status).toBe(404);
});
