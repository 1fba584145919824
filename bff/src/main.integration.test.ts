import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from '../../scripts/lib/bundle-server.mjs';
import { queueMail } from './features/mail/index.ts';
import { inTransaction } from './models/retry-deadlock.ts';
import { createUser } from './testing/factories/user.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

const main = fileURLToPath(new URL('../dist/main-test.mjs', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  [app] = await Promise.all([testApp(), bundleServer(main)]);
});
afterAll(() => app.close());

/** The server's own process, with these variables and nothing else, and what it writes. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += String(data)));
  child.stderr.on('data', (data) => (said.err += String(data)));
  const lines = () => said.out.split('\n').filter(Boolean);
  return {
    child,
    said,
    events: () => lines().map((line) => JSON.parse(line) as Record<string, unknown>),
    exited: once(child, 'close') as Promise<[number | null, string | null]>,
    until: (text: string) => expect.poll(() => said.out, { timeout: 60_000 }).toContain(text),
  };
}

test('a start without its configuration names every variable at once, and shows no stack', async () => {
  const { exited, said } = start({ NODE_ENV: 'production' });
  expect(await exited).toEqual([2, null]);
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY']) expect(said.err).toContain(`${name}: `);
  expect(said.err).not.toMatch(/^\s+at /m);
});

test('a production on a database that was a demo’s does not start', async () => {
  await createUser(app, { email: 'admin@example.com', role: 'admin' });
  const { exited, said } = start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://massima.example',
    SECRET_KEY: 'r7Vt0kXq1Yc9Zs5WmB3uNf8LhJ2pDgAe6CxTiOyKvSw=',
    DATABASE_URL: app.deps.config.DATABASE_URL,
  });
  expect(await exited).toEqual([2, null]);
  expect(said.err).toContain('admin@example.com');
});

test('it ends in order although connections are held and the mail server hangs, and every line is an event', async () => {
  const hanging = createServer().listen(0, '127.0.0.1');
  const called = once(hanging, 'connection');
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  const { id, email } = await createUser(app);
  const mail = { name: 'Ada', at: new Date().toISOString(), link: app.url };
  await inTransaction(app.deps.db, (trx) =>
    queueMail(trx, app.deps, { id, email, locale: 'it' }, 'password_changed', mail),
  );
  const product = start({
    DATABASE_URL,
    SOLR_URL,
    SMTP_URL: `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`,
  });
  await product.until('listening');
  const { address } = product.events().find(({ msg }) => msg === 'listening') as { address: AddressInfo };
  await fetch(`http://127.0.0.1:${address.port}/health/live`, { keepalive: true });
  const slow = connect(address.port, '127.0.0.1').on('error', () => undefined);
  slow.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await called;
  product.child.kill('SIGTERM');
  expect(await product.exited).toEqual([0, null]);
  expect(product.events().at(-1)).toMatchObject({ msg: 'stopped' });
  expect(product.said.err).toBe('');
  hanging.close();
});

test('a port that is taken is named in one line', async () => {
  const { exited, events } = start({
    DATABASE_URL: app.deps.config.DATABASE_URL,
    PORT: new URL(app.url).port,
  });
  expect(await exited).toEqual([1, null]);
  expect(events()).toHaveLength(1);
});
