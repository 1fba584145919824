import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { type InvoicingApp, invoicingApp, italian, listed, xmlOf } from '../../testing/invoicing-app.ts';
import type { TestPayments } from '../../testing/payments.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { issueInvoices } from './issue-invoices.ts';

let invoicing: InvoicingApp;
let app: TestApp;
let payments: TestPayments;
let payer: InvoicingApp['payer'];
beforeAll(async () => {
  invoicing = await invoicingApp();
  ({ app, payments, payer } = invoicing);
});
afterAll(() => invoicing.close());
const numberOf = (text: string | null) => Number(/^M(\d+)\//.exec(text ?? '')?.[1]);

test('creates one numbered invoice per payment, which the owner and the administrator can read', async () => {
  const payment = await payer();
  for (let i = 0; i < 2; i++) await issueInvoices(app.deps, payment.customer);
  const [made, ...more] = await listed(payment);
  expect(more).toEqual([]);
  expect(made).toMatchObject({ type: 'TD01', state: 'made', problem: '' });
  const xml = await xmlOf(payment, made!.id);
  for (const part of [
    '<FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>0000000</CodiceDestinatario>',
    '<PECDestinatario>studio@pec.it</PECDestinatario>',
    '<ImportoTotaleDocumento>49.00</ImportoTotaleDocumento>',
    '<ImponibileImporto>40.16</ImponibileImporto><Imposta>8.84</Imposta><EsigibilitaIVA>I</EsigibilitaIVA>',
    '<Denominazione>Lucia Ferrari</Denominazione>',
  ])
    expect(xml).toContain(part);
  const [other, admin] = [await createUser(app), await createUser(app, { role: 'admin' })];
  const address = payment.path;
  expect((await other.client.get(address)).status).toBe(404);
  expect((await other.client.get(`${address}/${made!.id}`)).status).toBe(404);
  expect((await other.client.get(`/lawyers/${other.id}/electronic_invoices/${made!.id}`)).status).toBe(404);
  expect((await admin.client.get(`${address}/${made!.id}`)).status).toBe(200);
});

test('creates no invoice later for a payment that had a receipt', async () => {
  const payment = await payer({ metadata: { is_invoice: 'false', Fiscal_code: 'RSSMRA85T10A562S' } });
  await issueInvoices(app.deps, payment.customer);
  await payment.user.client.put(`/lawyers/${payment.user.id}`, italian);
  await issueInvoices(app.deps, payment.customer);
  expect(await listed(payment)).toEqual([]);
});

test('numbers invoices without gaps, with concurrent creation and a process that dies in between', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => payer()));
  const { db } = app.deps;
  const year = new Date().getFullYear();
  const before = (await db('invoice_numbers').where({ year }).first('last'))?.last ?? 0;
  // A process that dies while it holds the number leaves it to the next process.
  const trx = await db.transaction();
  await trx('invoice_numbers').insert({ year, last: 1 }).onConflict('year').ignore();
  await trx('invoice_numbers')
    .where({ year })
    .update({ last: before + 1 });
  await trx.rollback();
  await Promise.all([...all, ...all].map(({ customer }) => issueInvoices(app.deps, customer)));
  const numbers = (await Promise.all(all.map(listed))).map((documents) => {
    expect(documents).toHaveLength(1);
    return numberOf(documents[0]!.number);
  });
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => before + n));
});

test('creates a separate credit note for each refund', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  const [charge] = (await payments.of(payment.customer)).charges;
  for (const amount of ['1000', '500'])
    await payments.api('POST', '/v1/refunds', { charge: charge!.id, amount });
  for (let i = 0; i < 2; i++) await issueInvoices(app.deps, payment.customer);
  const documents = await listed(payment);
  expect(documents.map(({ type, state }) => [type, state])).toEqual([
    ['TD04', 'made'],
    ['TD04', 'made'],
    ['TD01', 'made'],
  ]);
  const xml = await xmlOf(payment, documents[1]!.id);
  expect(xml).toContain(`<DatiFattureCollegate><IdDocumento>${documents[2]!.number}</IdDocumento>`);
  expect(xml).toContain('<ImportoTotaleDocumento>10.00</ImportoTotaleDocumento>');
});

test('takes no number without an address, shows the missing data and creates the invoice once they are added', async () => {
  const payment = await payer();
  await payments.api('POST', `/v1/customers/${payment.customer}`, {
    'address[city]': '',
  });
  await issueInvoices(app.deps, payment.customer);
  const [blocked] = await listed(payment);
  expect(blocked).toMatchObject({
    state: 'blocked',
    number: null,
    problem: expect.stringContaining('buyer.city'),
  });
  expect((await payment.user.client.get(`${payment.path}/${blocked!.id}`)).status).toBe(404);
  const admin = await createUser(app, { role: 'admin' });
  const again = async () =>
    (await admin.client.post(`${payment.path}/${blocked!.id}/remake`, {})).body.documents;
  expect(await again()).toMatchObject([{ id: blocked!.id, state: 'blocked', number: null }]);
  await payment.user.client.put(`/lawyers/${payment.user.id}`, italian);
  await issueInvoices(app.deps, payment.customer);
  expect(await listed(payment)).toMatchObject([{ id: blocked!.id, state: 'made', problem: '' }]);
  // Clicked on a page that still shows the invoice as blocked.
  expect(await again()).toEqual(await listed(payment));
});

test.each([
  ['expired', { license_expire_at: new Date(0), plan: null, plan_expires_at: new Date(0) }],
  ['unverified', { is_verified: false }],
])('keeps past invoices available to an account that is %s', async (_state, account) => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  await app.deps.db('users').where({ id: payment.user.id }).update(account);
  const [made] = await listed(payment);
  expect(await xmlOf(payment, made!.id)).toContain('<TipoDocumento>TD01</TipoDocumento>');
});

test('keeps invoices after the account is deleted', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  expect((await payment.user.client.delete(`/lawyers/${payment.user.id}`)).status).toBe(200);
  const rows = () =>
    app.deps
      .db('electronic_invoices')
      .where({ customer_id: payment.customer })
      .orderBy('id')
      .select('type', 'xml');
  expect(await rows()).toMatchObject([
    { type: 'TD01', xml: expect.stringContaining('<Denominazione>Lucia Ferrari</Denominazione>') },
  ]);
});
