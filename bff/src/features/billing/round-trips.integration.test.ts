import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { recordRequests } from '../../testing/record-requests.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
/** Longer than the delay between the starts of two parallel calls. */
const delayMs = 100;

let payments: TestPayments;
let recorder: Awaited<ReturnType<typeof recordRequests>>;
let app: TestApp;
let payer: TestUser;
beforeAll(async () => {
  payments = await startPayments();
  // The provider's events do not arrive, so nothing waits for their effects.
  recorder = await recordRequests(payments.url, delayMs);
  app = await testApp({ env: { PAYMENTS_URL: recorder.url } });
  payer = await createPayer(app);
});
afterAll(async () => {
  await app.close();
  recorder.stop();
  await payments.stop();
});

/**
 * Returns the number of sequential provider calls during an action. Parallel calls count as one.
 */
async function roundTrips(action: () => Promise<{ status: number }>): Promise<number> {
  recorder.requests.length = 0;
  expect((await action()).status).toBe(200);
  let count = 0;
  let end = -Infinity;
  for (const { began, ended } of [...recorder.requests].sort((a, b) => a.ended - b.ended)) {
    if (began < end) continue;
    count += 1;
    end = ended;
  }
  return count;
}

test('buys, reads, previews, changes and cancels a plan in the minimum number of round trips', async () => {
  const { client, id } = payer;
  await client.get(`/lawyers/${id}/stripe_customer`);
  const subscriptions = `/lawyers/${id}/subscriptions`;
  // Stores the card, then creates and reads the subscription.
  expect(
    await roundTrips(() => client.post(subscriptions, { planId: monthly, paymentMethodId: 'pm_card_visa' })),
  ).toBeLessThanOrEqual(4);
  const current = `/lawyers/${id}/subscription`;
  expect(await roundTrips(() => client.get(current))).toBe(1);
  const { body } = await client.get(current);
  const path = `${subscriptions}/${body.id}`;
  const item = body.items.data[0].id;
  const plan = `${path}/plan?planId=${yearly}&subscriptionItemId=${item}`;
  expect(await roundTrips(() => client.get(plan))).toBe(1);
  const change = { planId: yearly, subscriptionItemId: item };
  expect(await roundTrips(() => client.put(`${path}/plan`, change))).toBe(3);
  expect(await roundTrips(() => client.put(path, { cancel_at_period_end: true }))).toBe(3);
  expect(await roundTrips(() => client.put(path, { cancel_at_period_end: false }))).toBe(3);
});

test('subscribes with a saved card in three round trips', async () => {
  const { client, id } = await createPayer(app);
  const { body } = await client.get(`/lawyers/${id}/stripe_customer`);
  await payments.api('POST', '/v1/payment_methods/pm_card_visa/attach', { customer: body.id });
  const [card] = (await client.get(`/lawyers/${id}/payment_methods`)).body.data;
  const subscribe = { planId: monthly, paymentMethodId: card!.id };
  expect(await roundTrips(() => client.post(`/lawyers/${id}/subscriptions`, subscribe))).toBe(3);
});
