import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const flexible = { billing_mode: { type: 'flexible' } } as const;
const lastInvoice = (row: Stripe.Subscription) => row.latest_invoice as Stripe.Invoice;
const itemOf = (row: Stripe.Subscription) => row.items.data[0] as Stripe.SubscriptionItem;

function subscribe(
  payer: { customer: string; method: string },
  more: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  return stripe.subscriptions.create({
    customer: payer.customer,
    default_payment_method: payer.method,
    items: [{ price: 'price_massima_monthly' }],
    expand: ['latest_invoice.payments.data.payment', 'latest_invoice.confirmation_secret'],
    ...flexible,
    ...more,
  });
}

describe('a trial', () => {
  test('costs nothing until it ends, then the coupon lowers the first three charges', async () => {
    const payer = await newPayer(stripe);
    const trial = await subscribe(payer, { trial_period_days: 14, discounts: [{ coupon: 'BENVENUTO20' }] });
    expect([trial.status, lastInvoice(trial).total, lastInvoice(trial).status]).toEqual([
      'trialing',
      0,
      'paid',
    ]);
    expect((trial.trial_end ?? 0) - (trial.trial_start ?? 0)).toBe(14 * day);
    await sandbox.advance(14 * day + 2 * 3600);
    for (const total of [3920, 3920]) {
      const [invoice] = (await stripe.invoices.list({ customer: payer.customer, limit: 1 })).data;
      expect([invoice?.total, invoice?.status, invoice?.billing_reason]).toEqual([
        total,
        'paid',
        'subscription_cycle',
      ]);
      await sandbox.advance(31 * day);
    }
    expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe('active');
  });

  test('without a card returns a setup intent, and then ends as configured', async () => {
    const customer = await stripe.customers.create({ email: 'late@example.com' });
    const trial = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_massima_monthly' }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      expand: ['pending_setup_intent'],
      ...flexible,
    });
    expect((trial.pending_setup_intent as Stripe.SetupIntent).status).toBe('requires_payment_method');
    await sandbox.advance(8 * day);
    expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe('canceled');
  });
});

describe('a first payment', () => {
  test('activates the subscription after authentication', async () => {
    const payer = await newPayer(stripe, 'pm_card_authenticationRequired');
    const row = await subscribe(payer);
    expect(row.status).toBe('incomplete');
    const payment = lastInvoice(row).payments?.data[0]?.payment.payment_intent as string;
    const intent = await stripe.paymentIntents.retrieve(payment);
    expect([intent.status, intent.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
    expect(lastInvoice(row).confirmation_secret?.client_secret).toBe(intent.client_secret);
    await sandbox.control('authenticate', { intent: intent.id, outcome: 'complete' });
    expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('active');
  });

  test('that fails authentication can be paid with another card', async () => {
    const payer = await newPayer(stripe, 'pm_card_authenticationRequired');
    const row = await subscribe(payer);
    const payment = lastInvoice(row).payments?.data[0]?.payment.payment_intent as string;
    await sandbox.control('authenticate', { intent: payment, outcome: 'fail' });
    const failed = await stripe.paymentIntents.retrieve(payment);
    expect([failed.status, failed.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ]);
    const confirmed = await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' });
    expect(confirmed.status).toBe('succeeded');
    expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('active');
  });

  test('that never arrives expires the subscription after 23 hours and voids its invoice', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer, { payment_behavior: 'default_incomplete' });
    expect(row.status).toBe('incomplete');
    await sandbox.advance(23 * 3600 + 60);
    const expired = await stripe.subscriptions.retrieve(row.id, { expand: ['latest_invoice'] });
    expect([expired.status, lastInvoice(expired).status]).toEqual(['incomplete_expired', 'void']);
  });

  test('that is declined leaves no subscription with `error_if_incomplete`', async () => {
    const payer = await newPayer(stripe, 'pm_card_chargeCustomerFail');
    const refused = subscribe(payer, { payment_behavior: 'error_if_incomplete' });
    await expect(refused).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      statusCode: 402,
    });
    expect((await stripe.subscriptions.list({ customer: payer.customer, status: 'all' })).data).toEqual([]);
    expect((await stripe.invoices.list({ customer: payer.customer })).data).toEqual([]);
  });

  test('requires a card', async () => {
    const customer = await stripe.customers.create({});
    const params = { customer: customer.id, items: [{ price: 'price_massima_monthly' }] };
    await expect(stripe.subscriptions.create(params)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 400,
    });
  });
});

describe('a plan change', () => {
  const change = (
    row: Stripe.Subscription,
    price: string,
    more: Partial<Stripe.SubscriptionUpdateParams> = {},
  ) =>
    stripe.subscriptions.update(row.id, {
      items: [{ id: itemOf(row).id, price }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
      ...more,
    });

  test('to a higher plan charges the previewed amount, and the full price of the next period', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer, { items: [{ price: 'price_massima_rome_monthly' }] });
    await sandbox.advance(10 * day);
    const item = itemOf(row);
    const preview = await stripe.invoices.createPreview({
      customer: payer.customer,
      subscription: row.id,
      subscription_details: {
        items: [{ id: item.id, price: 'price_massima_monthly' }],
        proration_behavior: 'always_invoice',
      },
    });
    const after = await change(row, 'price_massima_monthly');
    const invoice = lastInvoice(after);
    expect([invoice.status, invoice.total]).toEqual(['paid', preview.total]);
    const share =
      (item.current_period_end - invoice.created) / (item.current_period_end - item.current_period_start);
    expect(Math.abs(invoice.total - 2000 * share)).toBeLessThan(3);
    expect(itemOf(after).current_period_end).toBe(item.current_period_end);
    const next = await stripe.invoices.createPreview({ customer: payer.customer, subscription: row.id });
    expect([next.total, next.billing_reason]).toEqual([4900, 'upcoming']);
  });

  test('to a lower plan leaves a credit that the next invoice uses', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer);
    await sandbox.advance(3 * day);
    const after = await change(row, 'price_massima_rome_monthly');
    const credit = lastInvoice(after).total;
    expect(credit).toBeLessThan(0);
    expect(lastInvoice(after)).toMatchObject({ amount_due: 0, ending_balance: credit, status: 'paid' });
    const customer = await stripe.customers.retrieve(payer.customer);
    expect((customer as Stripe.Customer).balance).toBe(credit);
    await sandbox.advance(31 * day);
    const [invoice] = (await stripe.invoices.list({ customer: payer.customer, limit: 1 })).data;
    expect([invoice?.total, invoice?.amount_paid]).toEqual([2900, 2900 + credit]);
  });

  test('to another interval starts a new period immediately', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer);
    await sandbox.advance(5 * day);
    const after = await change(row, 'price_massima_yearly');
    const { current_period_start: start, current_period_end: end } = itemOf(after);
    expect((end - start) / day).toBeGreaterThanOrEqual(365);
    expect(lastInvoice(after).total).toBeGreaterThan(49_000 - 4900);
    expect(lastInvoice(after).total).toBeLessThan(49_000);
  });

  test('that cannot be paid is not applied with `pending_if_incomplete`', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: payer.customer,
    });
    await stripe.subscriptions.update(row.id, { default_payment_method: bad.id });
    const after = await change(row, 'price_massima_yearly', { payment_behavior: 'pending_if_incomplete' });
    expect([after.status, itemOf(after).price.id]).toEqual(['active', 'price_massima_monthly']);
    expect(after.pending_update?.subscription_items?.[0]?.price.id).toBe('price_massima_yearly');
    await stripe.invoices.pay(lastInvoice(after).id, { payment_method: payer.method });
    const paid = await stripe.subscriptions.retrieve(row.id);
    expect([paid.pending_update, itemOf(paid).price.id]).toEqual([null, 'price_massima_yearly']);
  });

  test('during a trial costs nothing and keeps the trial', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer, { trial_period_days: 14 });
    const after = await change(row, 'price_massima_yearly');
    expect([after.status, after.trial_end, lastInvoice(after).total]).toEqual(['trialing', row.trial_end, 0]);
  });
});

describe('a cancellation', () => {
  test('at the end of the period can be undone', async () => {
    const payer = await newPayer(stripe);
    const row = await subscribe(payer);
    const ending = await stripe.subscriptions.update(row.id, { cancel_at_period_end: true });
    expect([ending.cancel_at, ending.status]).toEqual([itemOf(row).current_period_end, 'active']);
    const back = await stripe.subscriptions.update(row.id, { cancel_at_period_end: false });
    expect([back.cancel_at, back.canceled_at]).toEqual([null, null]);
    await stripe.subscriptions.update(row.id, { cancel_at_period_end: true });
    await sandbox.advance(32 * day);
    expect((await stripe.subscriptions.retrieve(row.id)).status).toBe('canceled');
    expect((await stripe.invoices.list({ customer: payer.customer })).data).toHaveLength(1);
  });

  test('with immediate effect is final, and deleting the customer cancels active subscriptions', async () => {
    const payer = await newPayer(stripe);
    const first = await subscribe(payer);
    expect((await stripe.subscriptions.cancel(first.id)).status).toBe('canceled');
    await expect(stripe.subscriptions.update(first.id, { cancel_at_period_end: true })).rejects.toMatchObject(
      { statusCode: 400 },
    );
    const second = await subscribe(payer);
    expect((await stripe.customers.del(payer.customer)).deleted).toBe(true);
    expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
    expect(await stripe.customers.retrieve(payer.customer)).toEqual({
      id: payer.customer,
      object: 'customer',
      deleted: true,
    });
  });
});
