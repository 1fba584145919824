import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, createPayer } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { createSubscriber } from '../../testing/subscriber.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { deliverInvoices } from './deliver-invoices.ts';
import { issueInvoices } from './issue-invoices.ts';

let app: TestApp;
let payments: TestPayments;
let folder: string;
/** The server isn't ending. */
const running = new AbortController().signal;
const seller = {
  SELLER_VAT_NUMBER: '00743110157',
  SELLER_SINCE: '2020-01-01',
  SELLER_NAME: 'Massima S.r.l.',
  SELLER_ADDRESS: 'Via Larga 1',
  SELLER_ZIP: '20122',
  SELLER_CITY: 'Milano',
  SELLER_PROVINCE: 'MI',
};
beforeAll(async () => {
  payments = await startPayments();
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-invoices-'));
  const env = {
    PAYMENTS_URL: payments.url,
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls',
    SELLER_FOLDER: folder,
  };
  app = await testApp({ env: { ...env, ...seller } });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
  await rm(folder, { recursive: true });
});

const italian = {
  address: { line1: 'Via Roma 1', city: 'Roma', state: 'RM', postal_code: '00100', country: 'IT' },
  metadata: { is_invoice: 'true', Pec: 'studio@pec.it' },
  vat_number: '00743110157',
};
/** An account that has paid the first month. */
async function payer(billing: object = italian, name: object = {}) {
  const user = await createPayer(app, name);
  expect((await user.client.put(`/lawyers/${user.id}`, billing)).status).toBe(200);
  const { customer } = await createSubscriber(app, 'monthly', user);
  return { user, customer };
}
type Payer = Awaited<ReturnType<typeof payer>>;
const listed = async ({ user }: Payer) =>
  (await user.client.get(`/lawyers/${user.id}/electronic_invoices`)).body.documents;
async function xmlOf({ user }: Payer, document: number): Promise<string> {
  const { body } = await user.client.get(`/lawyers/${user.id}/electronic_invoices/${document}`);
  return Buffer.from(body.content, 'base64').toString();
}
const numberOf = (text: string | null) => Number(/^M(\d+)\//.exec(text ?? '')?.[1]);

test('an invoice that was paid is made once, with its number, and is its owner’s and the administrator’s', async () => {
  const one = await payer();
  for (let i = 0; i < 2; i++) await issueInvoices(app.deps, one.customer);
  const [made, ...more] = await listed(one);
  expect(more).toEqual([]);
  expect(made).toMatchObject({ type: 'TD01', state: 'made', problem: '' });
  const xml = await xmlOf(one, made!.id);
  for (const part of [
    '<FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>0000000</CodiceDestinatario>',
    '<PECDestinatario>studio@pec.it</PECDestinatario>',
    '<ImportoTotaleDocumento>49.00</ImportoTotaleDocumento>',
    '<ImponibileImporto>40.16</ImponibileImporto><Imposta>8.84</Imposta><EsigibilitaIVA>I</EsigibilitaIVA>',
    '<Denominazione>Lucia Ferrari</Denominazione>',
  ])
    expect(xml).toContain(part);
  const [other, admin] = [await createUser(app), await createUser(app, { role: 'admin' })];
  const address = `/lawyers/${one.user.id}/electronic_invoices`;
  expect((await other.client.get(address)).status).toBe(404);
  expect((await other.client.get(`${address}/${made!.id}`)).status).toBe(404);
  expect((await other.client.get(`/lawyers/${other.id}/electronic_invoices/${made!.id}`)).status).toBe(404);
  expect((await admin.client.get(`${address}/${made!.id}`)).status).toBe(200);
});

test('who had a receipt when it was paid gets no invoice later', async () => {
  const one = await payer({ metadata: { is_invoice: 'false', Fiscal_code: 'RSSMRA85T10A562S' } });
  await issueInvoices(app.deps, one.customer);
  await one.user.client.put(`/lawyers/${one.user.id}`, italian);
  await issueInvoices(app.deps, one.customer);
  expect(await listed(one)).toEqual([]);
});

test('numbers have no gaps, though several are made at the same moment and a process dies in between', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => payer()));
  const { db } = app.deps;
  const year = new Date().getFullYear();
  const before = (await db('invoice_numbers').where({ year }).first('last'))?.last ?? 0;
  // A process that dies with the number in its hands leaves it to the next.
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

test('money that is given back has a credit note, each refund its own', async () => {
  const one = await payer();
  await issueInvoices(app.deps, one.customer);
  const [charge] = (await payments.of(one.customer)).charges;
  for (const amount of ['1000', '500'])
    await payments.api('POST', '/v1/refunds', { charge: charge!.id, amount });
  for (let i = 0; i < 2; i++) await issueInvoices(app.deps, one.customer);
  const documents = await listed(one);
  expect(documents.map(({ type, state }) => [type, state])).toEqual([
    ['TD04', 'made'],
    ['TD04', 'made'],
    ['TD01', 'made'],
  ]);
  const xml = await xmlOf(one, documents[1]!.id);
  expect(xml).toContain(`<DatiFattureCollegate><IdDocumento>${documents[2]!.number}</IdDocumento>`);
  expect(xml).toContain('<ImportoTotaleDocumento>10.00</ImportoTotaleDocumento>');
});

test('one without an address takes no number, says what it lacks, and is made once that is there', async () => {
  const one = await payer();
  await payments.api('POST', `/v1/customers/${one.customer}`, {
    'address[city]': '',
  });
  await issueInvoices(app.deps, one.customer);
  const [blocked] = await listed(one);
  expect(blocked).toMatchObject({
    state: 'blocked',
    number: null,
    problem: expect.stringContaining('buyer.city'),
  });
  expect(
    (await one.user.client.get(`/lawyers/${one.user.id}/electronic_invoices/${blocked!.id}`)).status,
  ).toBe(404);
  const admin = await createUser(app, { role: 'admin' });
  const again = async () =>
    (await admin.client.post(`/lawyers/${one.user.id}/electronic_invoices/${blocked!.id}/remake`, {})).body
      .documents;
  expect(await again()).toMatchObject([{ id: blocked!.id, state: 'blocked', number: null }]);
  await one.user.client.put(`/lawyers/${one.user.id}`, italian);
  await issueInvoices(app.deps, one.customer);
  expect(await listed(one)).toMatchObject([{ id: blocked!.id, state: 'made', problem: '' }]);
  // pressed on a page that still shows it as blocked
  expect(await again()).toEqual(await listed(one));
});

test('a refused one is marked and made again by its number, with what is known now, and under another file name', async () => {
  const one = await payer();
  await issueInvoices(app.deps, one.customer);
  const [made] = await listed(one);
  await payments.api('POST', `/v1/customers/${one.customer}`, {
    name: 'Müller & Œuvre – Łódź € <b>S.p.A.</b> ’',
  });
  const remake = `/lawyers/${one.user.id}/electronic_invoices/${made!.id}/remake`;
  expect((await one.user.client.post(remake, { reason: 'x' })).status).toBe(403);
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.post(remake, { reason: '00417' });
  expect(body.documents).toMatchObject([
    { type: 'TD01', state: 'made', number: made!.number, day: made!.day },
    { id: made!.id, state: 'refused', problem: '00417' },
  ]);
  const xml = await xmlOf(one, body.documents[0]!.id);
  expect(xml).toContain(
    "<Denominazione>Müller &amp; ?uvre - ?ódz EUR &lt;b&gt;S.p.A.&lt;/b&gt; '</Denominazione>",
  );
  expect(Buffer.from(xml, 'latin1').toString('latin1')).toBe(xml);

  await deliverInvoices(app.deps, running);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xml'));
  const code = (document: number) => document.toString(36).toUpperCase().padStart(5, '0');
  expect(names).toContain(`IT00743110157_${code(body.documents[0]!.id)}.xml`);
  expect(names).not.toContain(`IT00743110157_${code(made!.id)}.xml`);
  expect(await readFile(path.join(folder, `IT00743110157_${code(body.documents[0]!.id)}.xml`), 'utf8')).toBe(
    xml,
  );
});

test('two processes hand over each once, and one that ends begins no other', async () => {
  const one = await payer();
  await issueInvoices(app.deps, one.customer);
  const posts: string[] = [];
  const server = createServer((request, response) => {
    posts.push(String(request.headers['content-disposition']));
    request.resume().on('end', () => setTimeout(() => response.writeHead(200).end(), 50));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const config = { ...app.deps.config, SELLER_FOLDER: undefined, SELLER_WEBHOOK: hook };
  await expect(deliverInvoices({ ...app.deps, config }, AbortSignal.abort())).rejects.toThrow();
  expect(posts).toEqual([]);
  await Promise.all([1, 2, 3].map(() => deliverInvoices({ ...app.deps, config }, running)));
  expect(posts.length).toBeGreaterThan(0);
  expect(new Set(posts).size).toBe(posts.length);
  server.close();
});

test('a webhook gets each in its order, again after a failure, and nothing leaves without one', async () => {
  const one = await payer();
  await issueInvoices(app.deps, one.customer);
  const { config } = app.deps;
  await deliverInvoices({ ...app.deps, config: { ...config, SELLER_FOLDER: undefined } }, running);
  const got: string[] = [];
  let answers = 503;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      if (answers === 200) got.push(body);
      response.writeHead(answers).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const deps = { ...app.deps, config: { ...config, SELLER_FOLDER: undefined, SELLER_WEBHOOK: hook } };
  await expect(deliverInvoices(deps, running)).rejects.toThrow('503');
  answers = 200;
  for (let i = 0; i < 2; i++) await deliverInvoices(deps, running);
  expect(got).toHaveLength(1);
  expect(got[0]).toContain('<p:FatturaElettronica versione="FPR12"');
  server.close();
});
