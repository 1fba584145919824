import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeSetting } from '../models/settings.ts';
import { noteBackup } from '../models/schema-state.ts';
import { startPayments, type TestPayments } from '../testing/payments.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { examine } from './examine.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let payments: TestPayments;
let app: TestApp;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url } });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const states = async () =>
  Object.fromEntries((await examine(app.deps)).map(({ what, state }) => [what, state]));

/** The command, as its own process, with a server's environment. */
const run = (command: string, env: Record<string, string | undefined>, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const { DATABASE_URL, SOLR_URL, PAYMENTS_URL } = app.deps.config;
    const given = { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL, SOLR_URL, PAYMENTS_URL };
    const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
    execFile(process.execPath, [file, ...args], { env: { ...given, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** One sentence, and nothing of the inside. */
function expectSentence({ code, err }: { code: number; err: string }, says: RegExp, ends = 1): void {
  expect(code).toBe(ends);
  expect(err).toMatch(says);
  expect(err.trim().split('\n')).toHaveLength(1);
}

test('finds a well product well and changes nothing', async () => {
  await noteBackup(app.deps.db, app.deps.clock.now());
  const settings = () => app.deps.db('settings').orderBy('name');
  const before = await settings();
  expect(await states()).toMatchObject({
    ...{
      database: 'well',
      migrations: 'well',
      schema: 'well',
      'clock of the database': 'well',
      'secret key': 'well',
    },
    ...{ backup: 'well', 'card provider': 'well', search: 'well', replicas: 'well', 'room on disk': 'well' },
    ...{ writes: 'well', index: 'well', restore: 'well', backlog: 'well', invoices: 'well' },
  });
  expect(await settings()).toEqual(before);
});

test('finds each problem separately', async () => {
  const day = 86_400_000;
  await noteBackup(app.deps.db, new Date(app.deps.clock.now().getTime() - 3 * day));
  await writeSetting(app.deps.db, 'secret_key_ids', ['of-another-key']);
  await writeSetting(app.deps.db, 'provider_account', 'acct_of_another');
  expect(await states()).toMatchObject({
    ...{ database: 'well', 'secret key': 'broken', 'card provider': 'wrong' },
    // Only a production must have one.
    backup: 'note',
  });
  await app.deps.db('settings').whereIn('name', ['secret_key_ids', 'provider_account']).delete();
});

test('exits with 2 if users are not served and with 1 for a warning, and prints the next command', async () => {
  const search = await run('doctor', { SOLR_URL: 'http://127.0.0.1:1/solr', PAYMENTS_URL: payments.url });
  expect(search.out).toMatch(/✗ search +http:\/\/127\.0\.0\.1:1\/solr does not answer for rulings/);
  expect(search.out).toMatch(/^ +→ curl /m);
  expectSentence(search, /^1 of these need someone\.$/m, 2);
  const provider = await run('doctor', { PAYMENTS_URL: 'http://127.0.0.1:1', PAYMENTS_TIMEOUT_MS: '500' });
  expect(provider.out).toMatch(/! card provider +(?:The card provider|it) does not answer/);
  expect(provider.code).toBe(1);
});

test('explains a wrong password, an unavailable database and missing tables in one sentence with the remedy', async () => {
  const url = new URL(app.deps.config.DATABASE_URL);
  url.password = 'wrong';
  const wrong = await run('doctor', { DATABASE_URL: url.href });
  expect(wrong.out).toMatch(/✗ database .*refuses this user or password.*DATABASE_URL says where it is/);
  expect(wrong.out).not.toContain('wrong@');
  expectSentence(await run('update', { DATABASE_URL: url.href }), /refuses this user or password/);
  url.port = '1';
  expectSentence(await run('backup', { DATABASE_URL: url.href }, '--into', '/tmp'), /nothing listens there/);
  const none = new URL(app.ownerUrl);
  none.pathname += '_none';
  const dry = await run('update', { DATABASE_URL: none.href }, '--dry-run');
  expectSentence(dry, /has no such schema, which npm run update makes/);
  await app.owner.raw('CREATE DATABASE ??', [none.pathname.slice(1)]);
  try {
    const empty = await run('doctor', { DATABASE_URL: none.href });
    expect(empty.out).toMatch(
      /! migrations +\d+ have not run \(from 0001-accounts\.ts\): npm run update makes an empty product/,
    );
  } finally {
    await app.owner.raw('DROP DATABASE ??', [none.pathname.slice(1)]);
  }
});
