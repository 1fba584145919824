import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSetting } from '../models/settings.ts';
import { noteBackup } from '../models/schema-state.ts';
import { startPayments, type TestPayments } from '../testing/payments.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { examine } from './examine.ts';

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
function expectSentence({ code, err }: { code: number; err: string }, says: RegExp): void {
  expect(code).toBe(1);
  expect(err).toMatch(says);
  expect(err.trim().split('\n')).toHaveLength(1);
}

test('a product that is well is found well, and nothing is changed by looking', async () => {
  await noteBackup(app.deps.db, app.deps.clock.now());
  const settings = () => app.deps.db('settings').orderBy('name');
  const before = await settings();
  expect(await states()).toMatchObject({
    ...{ database: 'well', migrations: 'well', 'clock of the database': 'well', 'secret key': 'well' },
    ...{ backup: 'well', 'card provider': 'well', search: 'well', replicas: 'well', 'room on disk': 'well' },
  });
  expect(await settings()).toEqual(before);
});

test('what is wrong is found, each by itself', async () => {
  const day = 86_400_000;
  await noteBackup(app.deps.db, new Date(app.deps.clock.now().getTime() - 3 * day));
  await writeSetting(app.deps.db, 'secret_key_ids', ['of-another-key']);
  await writeSetting(app.deps.db, 'provider_account', 'acct_of_another');
  expect(await states()).toMatchObject({
    ...{ database: 'well', 'secret key': 'wrong', 'card provider': 'wrong' },
    // Only a production must have one.
    backup: 'note',
  });
  const [last] = await app.owner('knex_migrations').orderBy('id', 'desc').limit(1);
  await app.owner('knex_migrations').where({ id: last.id }).delete();
  try {
    const found = await examine(app.deps);
    expect(found.find(({ what }) => what === 'migrations')).toMatchObject({
      state: 'wrong',
      said: `1 have not run (from ${last.name}): npm run update`,
    });
  } finally {
    await app.owner('knex_migrations').insert(last);
    await app.deps.db('settings').whereIn('name', ['secret_key_ids', 'provider_account']).delete();
  }
});

test('the command names what needs someone, and ends with 1', async () => {
  const search = await run('doctor', { SOLR_URL: 'http://127.0.0.1:1/solr', PAYMENTS_URL: payments.url });
  expect(search.out).toMatch(/✗ search +http:\/\/127\.0\.0\.1:1\/solr does not answer for rulings/);
  expectSentence(search, /^1 of these need someone\.$/m);
  const provider = await run('doctor', { PAYMENTS_URL: 'http://127.0.0.1:1', PAYMENTS_TIMEOUT_MS: '500' });
  expect(provider.out).toMatch(/✗ card provider +(?:The card provider|it) does not answer/);
  expect(provider.code).toBe(1);
});

test('a wrong password, a database that is away and one without tables are a sentence with the cure', async () => {
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
    expect(empty.out).toMatch(/✗ migrations +\d+ have not run \(from 0001-accounts\.ts\): npm run update/);
  } finally {
    await app.owner.raw('DROP DATABASE ??', [none.pathname.slice(1)]);
  }
});
