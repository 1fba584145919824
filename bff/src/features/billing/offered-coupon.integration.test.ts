import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { requirePayments } from './require-payments.ts';

// Tests that the coupon of a partner's offer belongs to the account from signup.
let app: TestApp;
let payments: TestPayments;
const offered = 'ORDINE50';
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
  const create = { id: offered, percent_off: 50, duration: 'forever' } as const;
  await requirePayments(app.deps).call((stripe) => stripe.coupons.create(create));
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const monthly = 'price_massima_monthly';
const payer = (coupon: string | null) => createPayer(app, { coupon });
const pricesOf = async ({ client }: TestUser) => {
  const [product] = (await client.get('/stripe/products')).body.data;
  const { data } = (await client.get(`/stripe/prices?limit=100&product=${product!.id}`)).body;
  return new Map(data.map((price) => [price.id, price]));
};
const subscribe = async ({ client, id }: TestUser, more = {}) =>
  (
    await client.post(`/lawyers/${id}/subscriptions`, {
      planId: monthly,
      paymentMethodId: 'pm_card_visa',
      ...more,
    })
  ).body;
const paidBy = async (user: TestUser) =>
  (await payments.of((await user.reload()).customer_id!)).charges.map(({ amount }) => amount);

test('shows the offered coupon with every price of its type, instead of the price’s coupon', async () => {
  const user = await payer(offered);
  const prices = await pricesOf(user);
  expect(prices.get(monthly)?.coupon?.id).toBe(offered);
  expect(prices.get('price_massima_yearly')?.coupon?.id).toBe(offered);
  expect(prices.get('price_massima_rome_monthly')?.coupon?.id).not.toBe(offered);
  expect((await user.client.get(`/stripe/plans/${monthly}`)).body.coupon!.id).toBe(offered);
});

test('lowers the cost of a subscription by the offered coupon, even if the request contains none', async () => {
  const user = await payer(offered);
  expect(await subscribe(user)).toMatchObject({
    success: true,
    subscription: { discount: { coupon: { id: offered } } },
  });
  expect(await paidBy(user)).toEqual([2450]);
});

test('redeems the requested coupon instead of the offered coupon', async () => {
  const user = await payer(offered);
  await subscribe(user, { coupon: 'BENVENUTO20' });
  expect(await paidBy(user)).toEqual([3920]);
});

test.each([
  ['past its date', 'SCADUTO2020'],
  ['unknown at the provider', 'NIENTE'],
  ['none', null],
])('shows the price’s coupon and redeems none if the offered coupon is: %s', async (_, coupon) => {
  const user = await payer(coupon);
  expect((await pricesOf(user)).get(monthly)?.coupon?.id).toBe('BENVENUTO20');
  expect(await subscribe(user)).toMatchObject({ success: true, subscription: { discount: null } });
  expect(await paidBy(user)).toEqual([4900]);
});

test('neither shows nor accepts an offered coupon after its last redemption', async () => {
  const create = { id: 'UNAVOLTA', percent_off: 50, duration: 'once', max_redemptions: 1 } as const;
  await requirePayments(app.deps).call((stripe) => stripe.coupons.create(create));
  const [first, second] = [await payer('UNAVOLTA'), await payer('UNAVOLTA')];
  await subscribe(first);
  expect(await paidBy(first)).toEqual([2450]);
  expect((await pricesOf(second)).get(monthly)?.coupon?.id).toBe('BENVENUTO20');
  expect(await subscribe(second, { coupon: 'UNAVOLTA' })).toMatchObject({ message: 'validation_failed' });
  await subscribe(second);
  expect(await paidBy(second)).toEqual([4900]);
});
