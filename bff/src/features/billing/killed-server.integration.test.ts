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
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

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
    const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
    expect(charges.map(({ status }) => status)).toEqual(['succeeded']);
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
