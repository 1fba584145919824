import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      PAYMENTS_TIMEOUT_MS: '300',
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      PORT: String(payments.appPort),
    },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

/** mulberry32: the same seed gives the same run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const draw = random(20_261_121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;

const plans = ['price_massima_monthly', 'price_massima_yearly'] as const;
const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail'] as const;
const requestFaults = [
  '500',
  '500_after',
  '429',
  'reset_before',
  'reset_after',
  'timeout_after',
  'slow',
] as const;
const webhookFaults = ['lose', 'duplicate', 'reorder', 'delay'] as const;

/** One thing a lawyer does about money; what it answers is not judged here, only what is left at the end. */
async function act({ client, id }: TestUser): Promise<unknown> {
  const subscription = (await client.get(`/lawyers/${id}/subscription`)).body;
  const paymentMethodId = pick(cards);
  if (!subscription?.id)
    return client.post(`/lawyers/${id}/subscriptions`, { planId: pick(plans), paymentMethodId });
  const path = `/lawyers/${id}/subscriptions/${subscription.id}`;
  const item = subscription.items.data[0]?.id;
  switch (pick(['change', 'renewal', 'again', 'pay'] as const)) {
    case 'change':
      return client.put(`${path}/plan`, { planId: pick(plans), subscriptionItemId: item });
    case 'renewal':
      return client.put(path, { cancel_at_period_end: draw() < 0.5 });
    case 'again':
      return client.post(`/lawyers/${id}/subscriptions`, { planId: pick(plans), paymentMethodId });
    case 'pay': {
      const open = (await client.get(`/lawyers/${id}/invoices`)).body?.data?.find(
        (i: { status: string }) => i.status === 'open',
      );
      return open && client.post(`/lawyers/${id}/invoices/${open.id}/pay`, {});
    }
  }
}

const misbehaviour = () => [
  { match: { method: 'POST' }, fault: pick(requestFaults), times: 1 + Math.floor(draw() * 3), delay: 600 },
  { match: {}, fault: pick(webhookFaults), times: 2, delay: 100 },
];

interface Charge {
  status: string;
  customer: string;
  amount: number;
}
interface Invoice {
  id: string;
  status: string;
  customer: string;
  amount_paid: number;
}

/** No customer pays twice for an invoice or has two subscriptions; plan and payment agree. */
async function assertMoneyIsRight(users: TestUser[]) {
  const state = await payments.state();
  for (const user of users) {
    const row = await user.reload();
    const own = <T extends { customer: string }>(kind: string) =>
      ((state[kind] ?? []) as unknown as T[]).filter((r) => r.customer === row.customer_id);
    const charged = own<Charge>('charge').filter((c) => c.status === 'succeeded');
    const paid = own<Invoice>('invoice').filter((i) => i.status === 'paid' && i.amount_paid > 0);
    // Every cent charged belongs to a paid invoice, and every paid invoice was charged once.
    expect(charged.reduce((s, c) => s + c.amount, 0)).toBe(paid.reduce((s, i) => s + i.amount_paid, 0));
    expect(charged).toHaveLength(paid.length);
    const alive = own<{ customer: string; status: string }>('subscription').filter(
      (s) => !['canceled', 'incomplete_expired'].includes(s.status),
    );
    expect(alive.length).toBeLessThanOrEqual(1);
    const runs = alive.some((s) => s.status === 'active' || s.status === 'trialing');
    expect(
      row.plan !== null,
      `plan of ${user.id} and its subscription ${JSON.stringify(alive.map((s) => s.status))}`,
    ).toBe(runs);
    if (paid.length > 0) expect(runs, 'who paid has a plan').toBe(true);
  }
}

test('two hundred random faults: nobody is charged twice, and plan and payment agree after reconcile', async () => {
  const users = await Promise.all(
    Array.from({ length: 10 }, () =>
      createUser(app, { is_returning: true, license_expire_at: null, plan_queries: 0 }),
    ),
  );
  for (let round = 0; round < 20; round++) {
    await payments.misbehave({ rules: misbehaviour() });
    // Each acts, and now and then in two tabs at once.
    await Promise.all(users.flatMap((user) => (draw() < 0.3 ? [act(user), act(user)] : [act(user)])));
  }
  await payments.misbehave({ rules: [] });
  await payments.settled();
  expect((await reconcile(app.deps)).failed).toBe(0);
  await assertMoneyIsRight(users);
  // The run has really moved money: an empty till is always in order.
  const { charge = [], subscription = [] } = await payments.state();
  expect(charge.filter((c) => c.status === 'succeeded').length).toBeGreaterThanOrEqual(5);
  expect(subscription.length).toBeGreaterThanOrEqual(5);
}, 600_000);

test.each(['timeout_after', 'slow'] as const)(
  'a server killed between the steps of a payment leaves one subscription and one charge: %s',
  async (fault) => {
    const user = await createUser(app, { is_returning: true, license_expire_at: null, plan_queries: 0 });
    await payments.misbehave({
      rules: [{ match: { method: 'POST', path: '/v1/subscriptions' }, fault, times: 1, delay: 1500 }],
    });
    const server = await startServer();
    const asked = ask(server.url, user, 'price_massima_monthly').catch(() => undefined);
    // Killed once the provider has its request, whatever the machine has needed to get there.
    await payments.struck();
    server.child.kill('SIGKILL');
    await asked;
    await payments.misbehave({ rules: [] });
    const again = () =>
      user.client.post(`/lawyers/${user.id}/subscriptions`, {
        planId: 'price_massima_monthly',
        paymentMethodId: 'pm_card_visa',
      });
    // The lease of a process that died expires, and a provider that is slow ends some time.
    let answer = await again();
    while (answer.body.message === 'payment_in_progress') answer = await again();
    expect(['subscription_plan_udated', 'subscription_exists']).toContain(answer.body.message);
    await reconcile(app.deps);
    await assertMoneyIsRight([user]);
    expect((await user.reload()).plan).toBe('monthly');
  },
  300_000,
);

async function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const bff = fileURLToPath(new URL('../../..', import.meta.url));
  const port = payments.appPort + 1;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: bff,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DATABASE_URL: app.deps.config.DATABASE_URL,
      PAYMENTS_URL: payments.url,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return { url: `http://127.0.0.1:${port}`, child };
}

const ask = (url: string, { id, token }: TestUser, planId: string) =>
  fetch(`${url}/api/lawyers/${id}/subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ planId, paymentMethodId: 'pm_card_visa' }),
  });
