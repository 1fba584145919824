import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embedOrigins } from '../features/signup/index.ts';
import { createPayer, createUser } from './factories/user.ts';
import { blocks, checkout, follow, followed } from './follow-guide.ts';
import { startPayments, type TestPayments } from './payments.ts';
import { testApp, type TestApp } from './test-app.ts';

/** Runs the commands of docs/operations.md unchanged in a data folder of this test. */
const solr = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `operations-${process.pid}`;
const folder = mkdtempSync(path.join(tmpdir(), 'massima-operations-'));
let app: TestApp;
let payments: TestPayments;
let env: Record<string, string>;
beforeAll(async () => {
  payments = await startPayments();
  const provider = { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' };
  app = await testApp({ env: provider });
  const url = new URL(app.ownerUrl);
  env = {
    ...provider,
    SOLR_URL: solr,
    DATABASE_URL: app.deps.config.DATABASE_URL,
    MIGRATIONS_DATABASE_URL: url.href,
  };
  const created = await fetch(`${solr}/admin/cores?action=CREATE&name=${core}&configSet=rulings`);
  expect(created.status, await created.text()).toBe(200);
});
afterAll(async () => {
  const everything = 'deleteIndex=true&deleteDataDir=true&deleteInstanceDir=true';
  for (const name of await ownCores())
    await fetch(`${solr}/admin/cores?action=UNLOAD&core=${name}&${everything}`);
  await app.close();
  await payments.stop();
  rmSync(folder, { recursive: true });
});

/** Returns the core of this test and the cores created from it. */
async function ownCores(): Promise<string[]> {
  const response = await fetch(`${solr}/admin/cores?action=STATUS&indexInfo=false`);
  const { status } = (await response.json()) as { status: object };
  return Object.keys(status).filter((name) => name.startsWith(core));
}
const countOf = (kind: string) => async () => {
  const response = await fetch(`${solr}/${core}/select?q=kind:${kind}&rows=0&wt=json`);
  return ((await response.json()) as { response: { numFound: number } }).response.numFound;
};
const found = countOf('ruling');
const vectorsFound = countOf('meaning');
/** Copies the demo's vectors from the repository. */
function bringVectors(): void {
  const bring = ['solr/indexer/meaning.ts', '--url', `${solr}/${core}`, '--vectors', 'solr/demo/vectors'];
  execFileSync(process.execPath, bring, { cwd: checkout });
}
const source = path.join(folder, 'rulings.jsonl');
function writeRulings(count: number): void {
  const corpus = readFileSync(path.join(checkout, 'solr/demo/rulings.jsonl'), 'utf8');
  writeFileSync(source, corpus.split('\n').slice(0, count).join('\n'));
}

test(
  'backs up and restores database and index, with folders and later purchases',
  { timeout: 300_000 },
  async () => {
    const properties = await fetch(`${solr}/admin/info/properties?name=solr.allowPaths&wt=json`);
    const { 'system.properties': systemProperties } = (await properties.json()) as {
      'system.properties': Record<string, string>;
    };
    const copies = path.join(systemProperties['solr.allowPaths']!, core);
    mkdirSync(copies, { recursive: true });
    const environment = {
      ...env,
      SOLR_CORE: core,
      BACKUPS: path.join(folder, 'backups'),
      INDEX_BACKUPS: copies,
    };
    writeRulings(20);
    await follow('index', folder, { ...environment, RULINGS: source });
    bringVectors();
    const vectors = await vectorsFound();
    expect([await found(), vectors]).toEqual([20, expect.any(Number)]);

    const { client } = await createUser(app);
    const buyer = await createPayer(app);
    // Characters that are special in lines of a file or in SQL.
    const description = `Perché no? Città € 'a' \\ "b"; -- \u2028 \n 😀`;
    const save = (name: string) => client.post('/projects', { name, description });
    const folders = async () =>
      (await client.get('/projects')).body.map((project) => [project.name, project.description]);
    expect((await save('Prima')).status).toBe(200);
    const before = await folders();
    const rows = await rowsBut(buyer.id);
    const output = await follow('backup', folder, environment);
    const [, backup = ''] = /--from (.+)$/m.exec(output) ?? [];
    expect(statSync(path.join(backup, 'database.sql.gz')).mode & 0o077).toBe(0);
    expect((await save('Dopo')).status).toBe(200);
    const request = { planId: 'price_massima_monthly', paymentMethodId: 'pm_card_visa' };
    expect((await buyer.client.post(`/lawyers/${buyer.id}/subscriptions`, request)).status).toBe(200);
    const emptied = await fetch(`${solr}/${core}/update?commit=true`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"delete":{"query":"*:*"}}',
    });
    expect([emptied.status, await found(), await vectorsFound()]).toEqual([200, 0, 0]);

    const restoreEnvironment = { ...environment, BACKUP: backup };
    const carefully = (commands: string) => commands.replace(' --overwrite', '');
    await expect(follow('restore', folder, restoreEnvironment, carefully)).rejects.toThrow(
      /has \d+ accounts: --overwrite/,
    );
    expect(await folders()).toHaveLength(2);
    const restored = await follow('restore', folder, restoreEnvironment);
    expect(restored).toContain('the index has rulings.jsonl: 20 rulings');
    expect(restored).toContain('1 given back to their accounts');
    expect(await folders()).toEqual(before);
    expect(await rowsBut(buyer.id)).toEqual(rows);
    expect((await save('Dopo')).status).toBe(200);
    expect((await buyer.reload()).plan).toBe('monthly');
    // the vectors are in the index without being computed again
    expect([await found(), await vectorsFound()]).toEqual([20, vectors]);

    const copy = readdirSync(copies)[0] ?? '';
    const terms = readdirSync(path.join(copies, copy)).find((name) => name.endsWith('.tim')) ?? '';
    expect(statSync(path.join(copies, copy, terms)).mode & 0o077).toBe(0);
    damage(path.join(copies, copy, terms));
    await expect(follow('restore', folder, restoreEnvironment)).rejects.toThrow(
      /is damaged: .*\.tim is not what was written/,
    );
    await expect(
      follow('restore', folder, restoreEnvironment, (commands) =>
        commands.replace('--overwrite', '--only index --index /nowhere'),
      ),
    ).rejects.toThrow('Not restored: the index');
    expect(await found()).toBe(20);
    appendFileSync(path.join(backup, 'database.sql.gz'), 'x');
    await expect(follow('restore', folder, restoreEnvironment)).rejects.toThrow('is damaged');
    await expect(follow('restore', folder, { ...restoreEnvironment, BACKUP: folder })).rejects.toThrow(
      'is no folder that',
    );
    rmSync(copies, { recursive: true, force: true });
  },
);

/** Changes three bytes in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  for (const at of [0, 1, 2]) bytes[middle + at] = (bytes[middle + at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

/** Reads the rows of all accounts except one, with the rights of the database's owner. */
const rowsBut = async (id: number) => [
  await app.owner('users').whereNot({ id }).orderBy('id'),
  ...(await Promise.all(['projects', 'sessions', 'offers'].map((table) => app.owner(table).orderBy('id')))),
];

test('creates and migrates a schema, and prints the next steps', async () => {
  const copy = new URL(app.ownerUrl);
  copy.pathname += '_copy';
  const copyEnvironment = { ...env, MIGRATIONS_DATABASE_URL: copy.href, DATABASE_URL: copy.href };
  try {
    const first = await follow('update', folder, copyEnvironment);
    expect(first).toMatch(/migration {2}0001-accounts\.ts[^]*\d+ migrations have run/);
    expect(await follow('update', folder, copyEnvironment)).toContain('The schema is up to date');
  } finally {
    await app.owner.raw('DROP DATABASE ??', [copy.pathname.slice(1)]);
  }
});

test('checks everything with the doctor', async () => {
  const output = await follow('doctor', folder, { ...env, SOLR_CORE: core });
  expect(output).toMatch(/✓ migrations +all have run/);
  expect(output).toMatch(/✓ backup +the last one is of/);
});

test('creates an administrator, and the catalogue at the card provider', async () => {
  const address = { ...env, ADMIN_EMAIL: 'operator@example.com' };
  expect(await follow('first-administrator', folder, address)).toMatch(/to choose the password.*https?:/);
  expect(await app.deps.db('users').where({ email: 'operator@example.com' }).first('role')).toEqual({
    role: 'admin',
  });
  expect(await follow('set-up-payments', folder, env)).toContain('price massima_monthly_1');
  expect(await follow('set-up-payments', folder, env)).toContain('everything was there already');
});

test('switches maintenance on and off for a running server', async () => {
  // An operation without a limit on attempts.
  const statusOf = async () => (await app.anonymous.get('/lawyers')).status;
  expect(await statusOf()).toBe(401);
  await follow('maintenance', folder, env);
  await expect.poll(statusOf, { timeout: 30_000 }).toBe(503);
  await follow('maintenance', folder, env, (commands) => commands.replace(/on\)$/m, 'off)'));
  await expect.poll(statusOf, { timeout: 30_000 }).toBe(401);
});

test("allows and forbids a partner's page to embed the form", async () => {
  const page = 'https://www.ordine.example';
  const permitted = () => embedOrigins(app.deps.db, 'rome_special_offer');
  expect(await permitted()).toEqual([]);
  expect(await follow('offer', folder, env)).toContain(`rome_special_offer: ${page}\n`);
  expect(await permitted()).toEqual([page]);
  await follow('offer', folder, env, (commands) => commands.replace('--allow', '--forbid'));
  expect(await permitted()).toEqual([]);
  const wrong = follow('offer', folder, env, (commands) => commands.replace(page, `${page}/iscriversi`));
  await expect(wrong).rejects.toThrow('is no origin');
  const unknown = follow('offer', folder, env, (commands) => commands.replace('rome_special', 'roma'));
  await expect(unknown).rejects.toThrow('no offer has the price type');
});

test('rebuilds the index and switches back to the previous one', async () => {
  const environment = { ...env, SOLR_CORE: core, RULINGS: source, STATE_DIR: folder };
  writeRulings(21);
  expect(await follow('renew', folder, environment)).toContain('ruling: 21, before 20');
  expect(await found()).toBe(21);
  await follow('renew-back', folder, environment);
  expect(await found()).toBe(20);
});

test('withdraws a ruling, and rejects it when its file is indexed again', async () => {
  const [first = ''] = readFileSync(source, 'utf8').split('\n');
  const environment = { ...env, SOLR_CORE: core, RULINGS: source, RULING: JSON.parse(first).id as string };
  const before = await found();
  expect(await follow('withdraw', folder, environment)).toContain('nothing is left');
  expect(await found()).toBe(before - 1);
  await follow('index', folder, environment);
  expect(await found()).toBe(before);
});

test('covers all commands of the guide', () => {
  expect([...followed].sort()).toEqual([...blocks.keys()].sort());
});
