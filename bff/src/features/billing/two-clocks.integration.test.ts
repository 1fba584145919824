import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/client.ts';
import { createPayer, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { bundleFor, spawnServer, type ServerProcess } from '../../testing/server-process.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { withClockWrong } from '../../testing/wrong-clock.ts';

// Tests a payment requested at two servers whose clocks differ.
const timeout = 1000;
let app: TestApp;
let payments: TestPayments;
let main: string;
let other: ServerProcess | undefined;
const env = () => ({
  PAYMENTS_URL: payments.url,
  PAYMENTS_TIMEOUT_MS: String(timeout),
  STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
});
beforeAll(async () => {
  [payments, main] = await Promise.all([startPayments(), bundleFor('two-clocks')]);
  app = await testApp({ env: { ...env(), PORT: String(payments.appPort) } });
});
afterEach(async () => {
  await payments.misbehave({ rules: [] });
  other?.child.kill('SIGKILL');
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

async function serverWithClockWrong(ms: number): Promise<string> {
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  other = spawnServer(main, { ...env(), ...withClockWrong(ms), DATABASE_URL, SOLR_URL });
  const url = await other.url();
  const itsTime = Number(other.events().at(-1)?.['time']);
  expect(Math.abs(itsTime - Date.now() - ms)).toBeLessThan(30_000);
  return url;
}

const subscribe = (client: TestClient, { id }: TestUser) =>
  client.post(`/lawyers/${id}/subscriptions`, {
    planId: 'price_massima_monthly',
    paymentMethodId: 'pm_card_visa',
  });
const inProgress = { status: 409, body: { message: 'payment_in_progress' } };
const slowerThanEveryRetry = () =>
  payments.misbehave({
    rules: [
      { match: { method: 'POST', path: '/v1/subscriptions' }, fault: 'slow', times: 1, delay: 5 * timeout },
    ],
  });

async function pressUntilKnown(client: TestClient, user: TestUser) {
  for (;;) {
    const { status, body } = await subscribe(client, user);
    if (body.message !== 'payment_in_progress') return body.message;
    expect(status).toBe(409);
  }
}

async function expectSingleCharge(user: TestUser): Promise<void> {
  await payments.settled();
  const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
  // A refunded double charge is still a double charge.
  expect([subscriptions.map(({ status }) => status), charges.map(({ status }) => status)]).toEqual([
    ['active'],
    ['succeeded'],
  ]);
}

test.each([
  ['two minutes ahead', 121_000],
  ['two minutes behind', -121_000],
])(
  'charges a plan bought at two servers once if the second clock is %s',
  async (_, ms) => {
    const elsewhere = await serverWithClockWrong(ms);
    for (const first of ['here', 'elsewhere']) {
      const user = await createPayer(app);
      const clients = [user.client, testClient(elsewhere, user.token)] as const;
      const [firstClient, next] = first === 'here' ? clients : ([clients[1], clients[0]] as const);
      await slowerThanEveryRetry();
      expect(await subscribe(firstClient, user)).toMatchObject(inProgress);
      expect(['subscription_plan_udated', 'subscription_exists']).toContain(
        await pressUntilKnown(next, user),
      );
      await expectSingleCharge(user);
    }
  },
  180_000,
);

test('leaves nothing locked if a server an hour ahead is killed during a payment', async () => {
  const user = await createPayer(app);
  const elsewhere = testClient(await serverWithClockWrong(3_600_000), user.token);
  await slowerThanEveryRetry();
  const pending = subscribe(elsewhere, user).catch(() => undefined);
  await payments.struck();
  other?.child.kill('SIGKILL');
  await pending;
  expect(['subscription_plan_udated', 'subscription_exists']).toContain(
    await pressUntilKnown(user.client, user),
  );
  await expectSingleCharge(user);
}, 180_000);
