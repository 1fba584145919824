import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

// Ten lawyers and a provider with more than two hundred faults, slow answers among them. What each answer has told is
// written into a journal, and at the end the provider's books are held against it.
const timeout = 400;
const slowerThanEveryRetry = 6 * timeout;

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      PAYMENTS_TIMEOUT_MS: String(timeout),
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      PORT: String(payments.appPort),
    },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

/** mulberry32: the same seed asks for the same faults and deeds. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const draw = random(20_261_122);
const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;

const monthly = 'price_massima_monthly';
const yearly = 'price_massima_yearly';
const plans = [monthly, yearly] as const;
const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail'] as const;
const requestFaults = [
  ...['500', '500_after', '500_kept', '429', 'reset_before', 'reset_after', 'timeout_after'],
  ...['slow', 'slow'],
];
const webhookFaults = ['lose', 'duplicate', 'reorder', 'delay'];

const misbehaviour = () => [
  ...Array.from({ length: 4 }, () => ({
    // Half of them where it costs most.
    match: draw() < 0.5 ? { method: 'POST', path: '/v1/subscriptions*' } : {},
    fault: pick(requestFaults),
    times: 1 + Math.floor(draw() * 3),
    skip: Math.floor(draw() * 12),
    delay: slowerThanEveryRetry,
  })),
  { match: {}, fault: pick(webhookFaults), times: 2, delay: 100 },
];

type Deed = 'subscribe' | 'change' | 'pay' | 'renewal';
interface Entry {
  user: number;
  deed: Deed;
  plan?: string;
  invoice?: string;
  status: number;
  message: string;
  success: boolean;
}
const journal: Entry[] = [];

/** One thing a lawyer does about money, with what was answered. */
async function act({ client, id }: TestUser): Promise<void> {
  const { body: subscription } = await client.get(`/lawyers/${id}/subscription`);
  const plan = pick(plans);
  const paymentMethodId = pick(cards);
  const deed: Deed = subscription?.id
    ? pick(['subscribe', 'change', 'change', 'pay', 'renewal'])
    : 'subscribe';
  const path = `/lawyers/${id}/subscriptions`;
  const note = ({ status, body }: { status: number; body: Record<string, unknown> }, more = {}) =>
    journal.push({
      user: id,
      deed,
      status,
      message: String(body['message']),
      success: body['success'] === true,
      ...more,
    });
  if (deed === 'subscribe')
    return void note(await client.post(path, { planId: plan, paymentMethodId }), { plan });
  const own = `${path}/${subscription.id}`;
  if (deed === 'renewal') return void note(await client.put(own, { cancel_at_period_end: draw() < 0.3 }));
  if (deed === 'change') {
    const change = { planId: plan, subscriptionItemId: subscription.items.data[0]?.id, paymentMethodId };
    return void note(await client.put(`${own}/plan`, change), { plan });
  }
  const { body: invoices } = await client.get(`/lawyers/${id}/invoices`);
  const open = invoices.data?.find((i: { status: string }) => i.status === 'open');
  if (open)
    note(await client.post(`/lawyers/${id}/invoices/${open.id}/pay`, {}), { invoice: open.id as string });
}

interface Invoice {
  id: string;
  customer: string;
  status: string;
  amount_paid: number;
  billing_reason: string;
}

test('more than two hundred random faults, slow answers among them: nothing is lost and nothing is charged twice', async () => {
  const users = await Promise.all(
    Array.from({ length: 10 }, () =>
      createUser(app, { is_returning: true, license_expire_at: null, plan_queries: 0 }),
    ),
  );
  let strikes = 0;
  for (let round = 0; strikes <= 200; round++) {
    await payments.misbehave({ rules: misbehaviour() });
    // Each acts, and now and then in two tabs at once.
    await Promise.all(users.flatMap((user) => (draw() < 0.3 ? [act(user), act(user)] : [act(user)])));
    strikes += await payments.strikes();
    // A renewal in between, with whatever cards they have now.
    if (round === 15) await payments.advance(32 * 86_400);
  }
  await payments.misbehave({ rules: [] });
  await payments.settled();
  app.deps.clock.advance(121);
  expect(await reconcile(app.deps)).toMatchObject({ failed: 0, orphans: 0 });

  for (const entry of journal)
    expect([200, 404, 409, 502, 503, 504], JSON.stringify(entry)).toContain(entry.status);
  const state = await payments.state();
  for (const user of users) await assertBooks(user, state);
  expect(await app.deps.db('payment_attempts').where({ settled_at: null })).toEqual([]);
  // The run has really moved money: an empty till is always in order.
  const done = (deed: Deed) => journal.filter((e) => e.deed === deed && e.success).length;
  expect(done('subscribe')).toBeGreaterThanOrEqual(5);
  expect(done('change')).toBeGreaterThanOrEqual(5);
  expect(journal.filter((e) => e.message === 'payment_in_progress').length).toBeGreaterThanOrEqual(5);
}, 600_000);

/** The provider's books of one lawyer against each other, the product's projection, and the journal. */
async function assertBooks(user: TestUser, state: Awaited<ReturnType<TestPayments['state']>>) {
  const row = await user.reload();
  const own = <T>(kind: string) =>
    (state[kind] ?? []).filter(({ customer }) => customer === row.customer_id) as unknown as T[];
  const entries = journal.filter((e) => e.user === user.id);
  const story = entries.map((e) => JSON.stringify(e)).join('\n');

  // Every cent that was charged and not given back belongs to a paid invoice, and each was charged once.
  const charges = own<{ status: string; amount: number; refunded: boolean }>('charge').filter(
    (c) => c.status === 'succeeded',
  );
  const invoices = own<Invoice>('invoice');
  const paid = invoices.filter((i) => i.status === 'paid' && i.amount_paid > 0);
  expect(charges.map((c) => c.amount).sort(), story).toEqual(paid.map((i) => i.amount_paid).sort());
  expect(
    charges.filter((c) => c.refunded),
    story,
  ).toEqual([]);

  // One subscription at most, and the product says of it what the provider says.
  const alive = own<{ id: string; status: string; items: { data: { price: { id: string } }[] } }>(
    'subscription',
  ).filter((s) => !['canceled', 'incomplete_expired'].includes(s.status));
  expect(alive.length, story).toBeLessThanOrEqual(1);
  const runs = alive.some((s) => s.status === 'active' || s.status === 'trialing');
  expect(row.plan !== null, story).toBe(runs);

  // What was answered as done was done; what was done was answered as done, or as under way.
  const count = (deed: Deed, test: (e: Entry) => boolean) =>
    entries.filter((e) => e.deed === deed && test(e)).length;
  const unclear = (e: Entry) => e.message === 'payment_in_progress';
  for (const [deed, reason] of [
    ['subscribe', 'subscription_create'],
    ['change', 'subscription_update'],
  ] as const) {
    // Paid by a credit of before, an invoice costs nothing and counts all the same. One that was refused may have been paid later.
    const made = invoices.filter((i) => i.status === 'paid' && i.billing_reason === reason);
    const here = made.filter(({ id }) => !entries.some((e) => e.deed === 'pay' && e.invoice === id));
    expect(made.length, story).toBeGreaterThanOrEqual(count(deed, (e) => e.success));
    expect(here.length, story).toBeLessThanOrEqual(count(deed, (e) => e.success || unclear(e)));
  }
  for (const { invoice } of entries.filter((e) => e.deed === 'pay' && e.success))
    expect(
      paid.map(({ id }) => id),
      story,
    ).toContain(invoice);
}
