import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { type InvoicingApp, invoicingApp, listed, xmlOf } from '../../testing/invoicing-app.ts';
import type { TestPayments } from '../../testing/payments.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { deliverInvoices } from './deliver-invoices.ts';
import { issueInvoices } from './issue-invoices.ts';

let invoicing: InvoicingApp;
let app: TestApp;
let folder: string;
let payments: TestPayments;
let payer: InvoicingApp['payer'];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-invoices-'));
  invoicing = await invoicingApp({ SELLER_FOLDER: folder });
  ({ app, payments, payer } = invoicing);
});
afterAll(async () => {
  await invoicing.close();
  await rm(folder, { recursive: true });
});
/** Signal of a server that is not stopping. */
const running = new AbortController().signal;

test('marks a rejected invoice and re-creates it with its number, current data and a new file name', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  const [made] = await listed(payment);
  await payments.api('POST', `/v1/customers/${payment.customer}`, {
    name: 'Müller & Œuvre – Łódź € <b>S.p.A.</b> ’',
  });
  const remake = `${payment.path}/${made!.id}/remake`;
  expect((await payment.user.client.post(remake, { reason: 'x' })).status).toBe(403);
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.post(remake, { reason: '00417' });
  expect(body.documents).toMatchObject([
    { type: 'TD01', state: 'made', number: made!.number, day: made!.day },
    { id: made!.id, state: 'refused', problem: '00417' },
  ]);
  const xml = await xmlOf(payment, body.documents[0]!.id);
  expect(xml).toContain(
    "<Denominazione>Müller &amp; Oeuvre - Lódz EUR &lt;b&gt;S.p.A.&lt;/b&gt; '</Denominazione>",
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

test('creates one replacement with the first reason if two administrators mark an invoice', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  const [made] = await listed(payment);
  const remake = `${payment.path}/${made!.id}/remake`;
  const admins = [await createUser(app, { role: 'admin' }), await createUser(app, { role: 'admin' })];
  const responses = await Promise.all(
    admins.map(({ client }, i) => client.post(remake, { reason: `reason ${i}` })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const [again, refused, ...more] = await listed(payment);
  expect(more).toEqual([]);
  expect(again).toMatchObject({ state: 'made', number: made!.number });
  expect(refused).toMatchObject({ id: made!.id, state: 'refused' });
  // Clicked again on a page that still shows the invoice as issued.
  await admins[0]!.client.post(remake, { reason: 'too late' });
  expect(await listed(payment)).toEqual([again, refused]);
});

test('marks nothing if no replacement can be created', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  const [made] = await listed(payment);
  const admin = await createUser(app, { role: 'admin' });
  const remake = `${payment.path}/${made!.id}/remake`;
  await payments.misbehave({ rules: [{ match: { path: '/v1/invoices' }, fault: '500' }] });
  expect((await admin.client.post(remake, { reason: '00417' })).body.message).toBe('payment_provider_failed');
  await payments.misbehave({ rules: [] });
  expect(await listed(payment)).toEqual([made]);
});
test('delivers each invoice once with two processes, and starts no delivery while stopping', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
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

test('posts invoices in order, retries after a failure and sends nothing without a webhook', async () => {
  const payment = await payer();
  await issueInvoices(app.deps, payment.customer);
  const { config } = app.deps;
  await deliverInvoices({ ...app.deps, config: { ...config, SELLER_FOLDER: undefined } }, running);
  const got: string[] = [];
  let status = 503;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      if (status === 200) got.push(body);
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const deps = { ...app.deps, config: { ...config, SELLER_FOLDER: undefined, SELLER_WEBHOOK: hook } };
  await expect(deliverInvoices(deps, running)).rejects.toThrow('503');
  status = 200;
  for (let i = 0; i < 2; i++) await deliverInvoices(deps, running);
  expect(got).toHaveLength(1);
  expect(got[0]).toContain('<p:FatturaElettronica versione="FPR12"');
  server.close();
});
