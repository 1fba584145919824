import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayer } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { recordRequests } from '../../testing/record-requests.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { replayMissedEventsHourly, reconcileNightly, reconcileNow } from './reconcile-in-turn.ts';
import { reconcile } from './reconcile.ts';

let payments: TestPayments;
let recorder: Awaited<ReturnType<typeof recordRequests>>;
let app: TestApp;
beforeAll(async () => {
  payments = await startPayments();
  recorder = await recordRequests(payments.url);
  // The provider's events go to the recorder only.
  app = await testApp({ env: { PAYMENTS_URL: recorder.url } });
});
afterAll(async () => {
  await app.close();
  recorder.stop();
  await payments.stop();
});
beforeEach(() => app.owner('job_turns').delete());

async function subscriber() {
  const user = await createPayer(app);
  const subscribe = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
  const { body } = await user.client.post(`/lawyers/${user.id}/subscriptions`, subscribe);
  const { customer_id } = await user.reload();
  return { user, customer: customer_id!, subscription: body.subscription!.id };
}
const cancelElsewhere = (subscription: string) =>
  payments.api('POST', `/v1/subscriptions/${subscription}`, { cancel_at_period_end: 'true' });
const renews = async (subscription: string) =>
  !(await app.deps.db('subscriptions').where({ id: subscription }).first())?.cancel_at_period_end;
const later = (ms: number) =>
  app.owner('job_turns').update({ done_at: app.owner.raw('done_at - INTERVAL ? SECOND', [ms / 1000]) });
const customersRead = async (work: () => Promise<unknown>) => {
  recorder.requests.length = 0;
  await work();
  return recorder.requests.map(({ path }) => path);
};
const hour = 3_600_000;

test('reconciles all customers on one of several servers, and not again before the next night', async () => {
  await subscriber();
  const walks = await Promise.all(Array.from({ length: 4 }, () => reconcileNightly(app.deps)));
  expect(walks.filter((done) => done !== null)).toMatchObject([{ failed: 0 }]);
  expect(await reconcileNightly(app.deps)).toBeNull();
  await later(27 * hour);
  expect(await reconcileNightly(app.deps)).not.toBeNull();
  expect(await reconcileNow(app.deps)).toMatchObject({ failed: 0 });
  expect(await app.deps.metrics.text()).toMatch(/massima_reconciled_customers\{of="checked"\} [1-9]/);
});

test('continues after the last page of a server that died', async () => {
  const all = (await reconcile(app.deps)).checked;
  const pages: string[] = [];
  await reconcile(app.deps, { onPage: async (reached) => void pages.push(reached) });
  const [{ customer }] = [await subscriber()];
  await app.owner('job_turns').insert({ name: 'billing reconcile', reached: customer });
  const paths = await customersRead(() => reconcileNightly(app.deps));
  expect(paths[0]).toContain(`starting_after=${customer}`);
  expect(pages).toHaveLength(1);
  // Customers known only to the database are checked in any case.
  expect(paths.filter((path) => path.startsWith('/v1/subscriptions'))).toHaveLength(all + 1);
  expect(await app.deps.db('job_turns').pluck('reached')).toEqual([null]);
});

test('replays missed events within an hour, once per customer, with no other requests', async () => {
  const [first, two] = [await subscriber(), await subscriber()];
  await replayMissedEventsHourly(app.deps);
  await cancelElsewhere(first.subscription);
  await payments.api('POST', `/v1/subscriptions/${first.subscription}`, { 'metadata[a]': '1' });
  expect(await customersRead(() => replayMissedEventsHourly(app.deps))).toEqual([]);
  await later(2 * hour);
  const paths = await customersRead(() => replayMissedEventsHourly(app.deps));
  expect(paths.filter((path) => path.startsWith('/v1/subscriptions'))).toHaveLength(1);
  expect([await renews(first.subscription), await renews(two.subscription)]).toEqual([false, true]);
  await later(2 * hour);
  const again = await customersRead(() => replayMissedEventsHourly(app.deps));
  expect(again.filter((path) => !path.startsWith('/v1/events'))).toEqual([]);
});

test('reads all customers if the provider no longer has the last event', async () => {
  const { subscription } = await subscriber();
  await cancelElsewhere(subscription);
  await app.owner('job_turns').insert({ name: 'billing news', reached: 'evt_forgotten' });
  await replayMissedEventsHourly(app.deps);
  expect(await renews(subscription)).toBe(false);
  expect(await app.deps.db('job_turns').pluck('reached')).not.toContain('evt_forgotten');
});

test('reads the customer of an attempt with unknown outcome', async () => {
  const { user, customer } = await subscriber();
  await replayMissedEventsHourly(app.deps);
  await app
    .owner('payment_attempts')
    .where({ user_id: user.id })
    .update({
      settled_at: null,
      sent_at: app.owner.raw('CURRENT_TIMESTAMP(3) - INTERVAL 1 HOUR'),
    });
  await later(2 * hour);
  const paths = await customersRead(() => replayMissedEventsHourly(app.deps));
  expect(paths.filter((path) => path.includes(customer))).not.toEqual([]);
  expect(await app.deps.db('payment_attempts').where({ user_id: user.id, settled_at: null })).toEqual([]);
});
