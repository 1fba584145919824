import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

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

test('lists past invoices after the plan has ended', async () => {
  const { client, id } = await createPayer(app);
  const request = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
  const { subscription } = (await client.post(`/lawyers/${id}/subscriptions`, request)).body;
  await client.put(`/lawyers/${id}/subscriptions/${subscription!.id}`, { cancel_at_period_end: true });
  await payments.advance(32 * 86_400);
  expect((await client.get(`/lawyers/${id}/subscription`)).body).toBeNull();
  expect((await client.get('/users/login/check')).body).toMatchObject({ license: false });
  const { data, total } = (await client.get(`/lawyers/${id}/invoices`)).body;
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ status: 'paid', amount_paid: 4900 });
  expect((await fetch(data[0]!.invoice_pdf!)).headers.get('content-type')).toContain('application/pdf');
});
