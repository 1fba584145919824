import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anyPort } from '@massima/launch/ports';
import { queueMail } from './features/mail/index.ts';
import { inTransaction } from './models/retry-deadlock.ts';
import { writeSetting } from './models/settings.ts';
import { createUser } from './testing/factories/user.ts';
import { bundleFor, spawnServer } from './testing/server-process.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let main: string;
beforeAll(async () => {
  [app, main] = await Promise.all([testApp(), bundleFor('test')]);
});
afterAll(() => app.close());

const start = (env: Record<string, string>) => spawnServer(main, env);

test('names every missing variable and prints no stack without a configuration', async () => {
  const { exited, said } = start({ NODE_ENV: 'production' });
  expect(await exited).toEqual([2, null]);
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY']) expect(said.err).toContain(`${name}: `);
  expect(said.err).not.toMatch(/^\s+at /m);
});

test('does not start in production on a demo’s database', async () => {
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

test('does not start in production on a database used with another key, and prints the remedy', async () => {
  const other = await testApp();
  try {
    await writeSetting(other.deps.db, 'secret_key_ids', ['of-another-key']);
    const { exited, said } = start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://massima.example',
      SECRET_KEY: 'r7Vt0kXq1Yc9Zs5WmB3uNf8LhJ2pDgAe6CxTiOyKvSw=',
      DATABASE_URL: other.deps.config.DATABASE_URL,
    });
    expect(await exited).toEqual([2, null]);
    expect(said.err).toMatch(/^SECRET_KEY: is another one .* SECRET_KEY_PREVIOUS/);
  } finally {
    await other.close();
  }
});

test('shuts down in order despite open connections and an unresponsive mail server, with JSON log lines only', async () => {
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
  const url = await product.url();
  await fetch(`${url}/health/live`, { keepalive: true });
  const slow = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
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

test('shuts down in order after the reader of its log has exited', async () => {
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  const { child, exited, url } = start({ DATABASE_URL, SOLR_URL });
  const address = await url();
  child.stdout.destroy();
  await fetch(`${address}/health/live`);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test("keeps running if the log can't be written, and counts the lost lines", async () => {
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  const port = await anyPort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: String(port), DATABASE_URL, SOLR_URL },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/health/live`)).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  });
  // Each rejected login writes a line to the security log.
  for (let i = 0; i < 5; i++) {
    const response = await fetch(`${url}/api/users/login/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password', hash: 'PC-1' }),
    });
    expect(response.status).toBe(401);
  }
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  const lost = /^massima_log_lines_dropped (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  expect(Number(lost)).toBeGreaterThan(4);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('reports a port in use in one line', async () => {
  const { exited, events } = start({
    DATABASE_URL: app.deps.config.DATABASE_URL,
    PORT: new URL(app.url).port,
  });
  expect(await exited).toEqual([1, null]);
  expect(events()).toHaveLength(1);
});
