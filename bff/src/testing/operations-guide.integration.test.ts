import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from './factories/user.ts';
import { testApp, type TestApp } from './test-app.ts';

/** The commands of docs/operations.md, run as they stand there, in a data folder of this test. */
const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(path.join(checkout, 'docs/operations.md'), 'utf8');
const solr = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `operations-${process.pid}`;
const folder = mkdtempSync(path.join(tmpdir(), 'massima-operations-'));
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const created = await fetch(`${solr}/admin/cores?action=CREATE&name=${core}&configSet=rulings`);
  expect(created.status, await created.text()).toBe(200);
});
afterAll(async () => {
  const everything = 'deleteIndex=true&deleteDataDir=true&deleteInstanceDir=true';
  await fetch(`${solr}/admin/cores?action=UNLOAD&core=${core}&${everything}`);
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Runs the block of the guide that has this name; returns what it writes. */
async function follow(name: string, env: Record<string, string>): Promise<string> {
  const block = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)^\`\`\``, 'm').exec(guide)?.[1];
  if (!block) throw new Error(`docs/operations.md has no commands named ${name}`);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], {
    cwd: folder,
    env: { ...process.env, ...env, CHECKOUT: checkout },
  });
  return stdout;
}

const hasClient = (() => {
  try {
    return execFileSync('mariadb-dump', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

test.skipIf(!hasClient)(
  'the database is dumped, lost and restored; then sessions and folders are there',
  async () => {
    const url = new URL(app.deps.config.DATABASE_URL);
    const env = {
      DB_HOST: url.hostname,
      DB_PORT: url.port,
      DB_USER: decodeURIComponent(url.username),
      MYSQL_PWD: decodeURIComponent(url.password),
      DB_NAME: url.pathname.slice(1),
      DATABASE_URL: url.href,
    };
    const { client } = await createUser(app);
    const save = (name: string) => client.post('/projects', { name, description: 'Perché no? Città €' });
    const names = async () =>
      ((await client.get('/projects')).body as { name: string }[]).map(({ name }) => name);
    expect((await save('Prima')).status).toBe(200);
    await follow('backup-database', env);
    expect((await save('Dopo')).status).toBe(200);

    expect(await follow('restore-database', env)).toContain('schema up to date');
    expect(await names()).toEqual(['Prima']);
    expect((await save('Dopo')).status).toBe(200);
  },
);

test('the index is copied, lost and restored', async () => {
  const properties = await fetch(`${solr}/admin/info/properties?name=solr.allowPaths&wt=json`);
  const allowed = ((await properties.json()) as { 'system.properties': Record<string, string> })[
    'system.properties'
  ]['solr.allowPaths']!;
  const env = { SOLR_URL: solr, SOLR_CORE: core, BACKUP_DIR: path.join(allowed, core) };
  const update = (body: object) =>
    fetch(`${solr}/${core}/update?commit=true`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const found = async () => {
    const answer = await fetch(`${solr}/${core}/select?q=*:*&rows=0&wt=json`);
    return ((await answer.json()) as { response: { numFound: number } }).response.numFound;
  };
  const source = path.join(folder, 'rulings.jsonl');
  const corpus = readFileSync(path.join(checkout, 'solr/corpus/demo.jsonl'), 'utf8');
  writeFileSync(source, corpus.split('\n').slice(0, 20).join('\n'));
  const indexer = ['--import', 'tsx', 'solr/indexer/main.ts', '--url', `${solr}/${core}`, '--from', source];
  await promisify(execFile)(process.execPath, indexer, { cwd: checkout });
  const whole = await found();
  expect(whole).toBeGreaterThan(20);

  rmSync(env.BACKUP_DIR, { recursive: true, force: true });
  mkdirSync(env.BACKUP_DIR, { recursive: true });
  expect(await follow('backup-search', env)).toContain('"status":"OK"');
  const details = async () => (await fetch(`${solr}/${core}/replication?command=details&wt=json`)).text();
  await expect.poll(details, { timeout: 60_000 }).toMatch(/"backup":[^}]*"status"(?::|,)"success"/);
  expect((await update({ delete: { query: '*:*' } })).status).toBe(200);
  expect(await found()).toBe(0);

  await follow('restore-search', env);
  await expect.poll(found, { timeout: 60_000 }).toBe(whole);
  rmSync(env.BACKUP_DIR, { recursive: true, force: true });
});
