import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../testing/client.ts';
import { createPayer } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { bundleFor, spawnServer } from '../../testing/server-process.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

let app: TestApp;
let payments: TestPayments;
let main: string;
beforeAll(async () => {
  [payments, main] = await Promise.all([startPayments(), bundleFor('killed')]);
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

test.each(['timeout_after', 'slow'] as const)(
  'leaves one subscription and one charge if a server is killed between two payment steps: %s',
  async (failure) => {
    const user = await createPayer(app);
    await payments.misbehave({
      rules: [
        { match: { method: 'POST', path: '/v1/subscriptions' }, fault: failure, times: 1, delay: 1500 },
      ],
    });
    const server = spawnServer(main, {
      DATABASE_URL: app.deps.config.DATABASE_URL,
      SOLR_URL: app.deps.config.SOLR_URL,
      PAYMENTS_URL: payments.url,
    });
    const request = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
    const path = `/lawyers/${user.id}/subscriptions`;
    const pendingResponse = testClient(await server.url(), user.token)
      .post(path, request)
      .catch(() => undefined);
    // Killed as soon as the provider has the request, regardless of the machine's speed.
    await payments.struck();
    server.child.kill('SIGKILL');
    await pendingResponse;
    await payments.misbehave({ rules: [] });
    // The dead process's lease expires, and the slow provider finishes.
    let response = await user.client.post(path, request);
    while (response.body.message === 'payment_in_progress') response = await user.client.post(path, request);
    expect(['subscription_plan_udated', 'subscription_exists']).toContain(response.body.message);
    await reconcile(app.deps);
    const { subscriptions, charges } = await payments.of((await user.reload()).customer_id!);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
    expect(charges.map(({ status }) => status)).toEqual(['succeeded']);
    expect((await user.reload()).plan).toBe('monthly');
  },
  300_000,
);
