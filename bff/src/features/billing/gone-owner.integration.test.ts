import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let payments: TestPayments;
let app: TestApp;
let written = '';
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({
    env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: payments.webhookSecret },
    deps: { log: createLog('info', { write: (line) => void (written += line) }) },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

test('returns 200 and logs one line for a webhook whose account is deleted in the meantime', async () => {
  const { db } = app.deps;
  const { id } = await createUser(app, { customer_id: 'cus_gone' });
  const event = {
    id: 'evt_gone',
    object: 'event',
    type: 'customer.updated',
    data: { object: { object: 'customer', id: 'cus_gone' } },
  };
  const payload = JSON.stringify(event);
  const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
    payload,
    secret: payments.webhookSecret,
  });

  const deletion = await db.transaction();
  await deletion('users').where({ id }).delete();
  // The account is still read, but a write for it waits for the deletion.
  db.on('query-response', (_rows: unknown, { bindings = [] }: { bindings?: unknown[] }) => {
    if (bindings.includes('cus_gone')) void deletion.commit();
  });
  written = '';
  const response = await fetch(`${app.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect(
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ level: 30, event: 'evt_gone', msg: 'webhook for a deleted account ignored' }]);
  expect(await db('users').where({ id })).toEqual([]);
});
