import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, day, newPayer, openSandbox } from './testing/harness.ts';
import type { Harness } from './testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(async () => {
  await sandbox.close();
  expect(sandbox.schemaErrors).toEqual([]);
});

describe('an idempotency key', () => {
  test('returns the same response, and rejects other parameters', async () => {
    const { stripe } = sandbox;
    const options = { idempotencyKey: 'key-1' };
    const first = await stripe.customers.create({ email: 'once@example.com' }, options);
    const again = await stripe.customers.create({ email: 'once@example.com' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(stripe.customers.create({ email: 'other@example.com' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
  });

  test('stores a declined card, but not a parameter error', async () => {
    const { stripe } = sandbox;
    const payer = await newPayer(stripe, 'pm_card_chargeCustomerFail');
    const pay = (amount: number, idempotencyKey: string) =>
      stripe.paymentIntents.create(
        { amount, currency: 'eur', customer: payer.customer, payment_method: payer.method, confirm: true },
        { idempotencyKey },
      );
    await expect(pay(500, 'declined')).rejects.toMatchObject({ statusCode: 402 });
    await expect(pay(500, 'declined')).rejects.toMatchObject({ statusCode: 402 });
    expect((await stripe.paymentIntents.list({ customer: payer.customer })).data).toHaveLength(1);
  });

  test('is rejected while a request with the same key is in progress', async () => {
    await sandbox.control('behaviour', {
      match: { path: '/v1/customers' },
      fault: 'slow',
      times: 1,
      delay: 400,
    });
    const options = { idempotencyKey: 'twice' };
    const slow = sandbox.stripe.customers.create({ email: 'twice@example.com' }, options);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(
      sandbox.stripe.customers.create({ email: 'twice@example.com' }, options),
    ).rejects.toMatchObject({ statusCode: 409 });
    expect((await slow).email).toBe('twice@example.com');
  });
});

describe('misbehaviour', () => {
  test('before the operation leaves no change, after it the complete change; the same key shows which', async () => {
    const { stripe } = sandbox;
    for (const [failure, made] of [
      ['500', 0],
      ['429', 0],
      ['reset_before', 0],
      ['500_after', 1],
      ['reset_after', 1],
    ] as const) {
      const email = `${failure}@example.com`;
      // The SDK retries once after a closed connection, so both requests must fail.
      await sandbox.control('behaviour', {
        match: { method: 'POST', path: '/v1/customers' },
        fault: failure,
        times: failure.startsWith('reset') ? 2 : 1,
      });
      const failing = stripe.customers.create({ email }, { idempotencyKey: failure });
      await expect(failing).rejects.toThrow();
      await sandbox.control('behaviour', { rules: [] });
      expect((await stripe.customers.list({ email })).data).toHaveLength(made);
      await stripe.customers.create({ email }, { idempotencyKey: failure });
      expect((await stripe.customers.list({ email })).data).toHaveLength(1);
    }
  });

  test('a late response times out at the client, and the operation completes', async () => {
    const hurried = client(sandbox.url, 'sk_test_sandbox', { timeout: 300 });
    await sandbox.control('behaviour', {
      match: { path: '/v1/customers' },
      fault: 'timeout_after',
      times: 1,
    });
    await expect(hurried.customers.create({ email: 'late@example.com' })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    expect((await hurried.customers.list({ email: 'late@example.com' })).data).toHaveLength(1);
  });
});

describe('a request', () => {
  test('is rejected with an unknown, missing or invalid parameter', async () => {
    const { stripe } = sandbox;
    const wrong = { nickname: 'x' } as unknown as { email: string };
    await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'nickname',
      statusCode: 400,
    });
    const missing = {} as { amount: number; currency: string };
    await expect(stripe.paymentIntents.create(missing)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    });
    const retired = { amount: 500, currency: 'eur', payment_method_types: ['card'] } as unknown as {
      amount: number;
      currency: string;
    };
    await expect(stripe.paymentIntents.create(retired)).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(stripe.customers.list({ limit: 500 })).rejects.toMatchObject({ param: 'limit' });
  });

  test('may expand only expandable fields, up to four levels', async () => {
    const { stripe } = sandbox;
    const payer = await newPayer(stripe);
    await stripe.subscriptions.create({
      customer: payer.customer,
      default_payment_method: payer.method,
      items: [{ price: 'price_massima_monthly' }],
    });
    const list = await stripe.subscriptions.list({
      customer: payer.customer,
      expand: ['data.latest_invoice.payments'],
    });
    expect((list.data[0]?.latest_invoice as { payments: { data: unknown[] } }).payments.data).toHaveLength(1);
    const deep = stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment'] });
    await expect(deep).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.customers.retrieve(payer.customer, { expand: ['email'] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test('is rejected without a key or with an unauthorised key', async () => {
    const none = await fetch(`${sandbox.url}/v1/customers`);
    expect([none.status, none.headers.get('request-id')?.startsWith('req_')]).toEqual([401, true]);
    await expect(client(sandbox.url, 'pk_test_sandbox').customers.list()).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(client(sandbox.url, 'sk_live_x').customers.list()).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('pages through a list in both directions', async () => {
    const { stripe } = sandbox;
    const product = await stripe.products.create({ name: 'Pages' });
    const made = [];
    for (let n = 0; n < 5; n += 1)
      made.push(await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 100 + n }));
    const seen = [];
    for await (const price of stripe.prices.list({ product: product.id, limit: 2 })) seen.push(price.id);
    expect(seen).toEqual(made.map((price) => price.id).reverse());
    const before = await stripe.prices.list({
      product: product.id,
      limit: 2,
      ending_before: made[0]?.id ?? '',
    });
    expect([before.data.map((price) => price.id), before.has_more]).toEqual([
      [made[2]?.id, made[1]?.id],
      true,
    ]);
  });
});

test('keeps all data over a restart, including clock and idempotency keys', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
  const before = await openSandbox({ dataDir });
  const payer = await newPayer(before.stripe);
  const create = {
    customer: payer.customer,
    default_payment_method: payer.method,
    items: [{ price: 'price_massima_monthly' }],
  };
  const row = await before.stripe.subscriptions.create(create, { idempotencyKey: 'restart' });
  await before.advance(40 * day);
  const state = await before.control('state');
  await before.close();
  const after = await openSandbox({ dataDir });
  expect(await after.control('state')).toEqual(state);
  const again = await after.stripe.subscriptions.list({ customer: payer.customer });
  expect(again.data.map((each) => each.id)).toEqual([row.id]);
  await after.close();
  rmSync(dataDir, { recursive: true });
});
