import type { ElectronicInvoice } from '@massima/contract/electronic-invoice';
import { expect } from 'vitest';
import { createPayer } from './factories/user.ts';
import { startPayments } from './payments.ts';
import { createSubscriber } from './subscriber.ts';
import { testApp } from './test-app.ts';

export const italian = {
  address: { line1: 'Via Roma 1', city: 'Roma', state: 'RM', postal_code: '00100', country: 'IT' },
  metadata: { is_invoice: 'true', Pec: 'studio@pec.it' },
  vat_number: '00743110157',
};

/**
 * Starts an app whose operator issues electronic invoices. No webhook arrives; each test decides
 * when invoices are created.
 */
export async function invoicingApp(more: Record<string, string> = {}) {
  const payments = await startPayments();
  const env = {
    PAYMENTS_URL: payments.url,
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls',
    SELLER_VAT_NUMBER: '00743110157',
    SELLER_SINCE: '2020-01-01',
    SELLER_NAME: 'Massima S.r.l.',
    SELLER_ADDRESS: 'Via Larga 1',
    SELLER_ZIP: '20122',
    SELLER_CITY: 'Milano',
    SELLER_PROVINCE: 'MI',
  };
  const app = await testApp({ env: { ...env, ...more } });
  return {
    app,
    payments,
    /** Creates an account that has paid the first month. */
    async payer(billing: object = italian) {
      const user = await createPayer(app);
      expect((await user.client.put(`/lawyers/${user.id}`, billing)).status).toBe(200);
      const { customer } = await createSubscriber(app, 'monthly', user);
      return { user, customer, path: `/lawyers/${user.id}/electronic_invoices` };
    },
    async close() {
      await app.close();
      await payments.stop();
    },
  };
}
export type InvoicingApp = Awaited<ReturnType<typeof invoicingApp>>;
export type Payer = Awaited<ReturnType<InvoicingApp['payer']>>;

export const listed = async ({ user, path }: Payer): Promise<ElectronicInvoice[]> =>
  (await user.client.get(path)).body.documents;
export async function xmlOf({ user, path }: Payer, document: number): Promise<string> {
  const { body } = await user.client.get(`${path}/${document}`);
  return Buffer.from(body.content, 'base64').toString();
}
