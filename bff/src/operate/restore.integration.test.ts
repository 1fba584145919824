import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readMarker } from '../models/restoring.ts';
import { removeServer, renewServer } from '../models/running-servers.ts';
import type { TestClient } from '../testing/client.ts';
import { createUser } from '../testing/factories/user.ts';
import { startCommand } from '../testing/start-command.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

// Each command is a process of its own, and there are dozens.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** As in `npm run chaos`: the whole number takes minutes. */
const kills = Number(process.env['RESTORE_KILLS'] ?? 4);

let app: TestApp;
let client: TestClient;
let backup = '';
/** Milliseconds that a whole restore takes here. */
let duration = 0;
const folder = mkdtempSync(path.join(tmpdir(), 'massima-restore-'));

const start = (command: string, ...args: string[]) => startCommand(app, command, args);
const run = (command: string, ...args: string[]) => start(command, ...args).ended;
const restore = (...more: string[]) => run('restore', '--from', backup, '--overwrite', ...more);

const names = async () =>
  (await app.deps.db('projects').orderBy('id').select('name')).map(({ name }) => name);
const save = async (name: string) =>
  expect((await client.post('/projects', { name, description: name })).status).toBe(200);
let saved = 0;
/** Since the backup. */
const saveMore = () => save(`Dopo ${(saved += 1)}`);
const tables = async (prefix: string) => {
  const rows: { name: string }[] = await app
    .owner('information_schema.tables')
    .whereRaw('table_schema = DATABASE()')
    .where('table_name', 'like', `${prefix}%`)
    .select({ name: 'table_name' });
  return rows.map(({ name }) => name);
};
const foreignKeys = async () =>
  app
    .owner('information_schema.referential_constraints')
    .whereRaw('constraint_schema = DATABASE()')
    .whereNot('table_name', 'like', 'old%')
    .select({ table: 'table_name', name: 'constraint_name', parent: 'referenced_table_name' })
    .orderBy(['table_name', 'constraint_name']);

beforeAll(async () => {
  app = await testApp();
  ({ client } = await createUser(app));
  await save('Prima');
  const { said, code } = await run('backup', '--into', folder);
  expect(code, said).toBe(0);
  backup = /--from (.+)$/m.exec(said)?.[1] ?? '';
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(saveMore);

test('lists the data that would be lost and changes nothing without --overwrite', async () => {
  const { code, said } = await run('restore', '--from', backup);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/has \d+ accounts: --overwrite.*lost: .*1 projects.*Nothing was changed/),
  ]);
  expect(await names()).toEqual(['Prima', 'Dopo 1']);
});

test('replaces the database, keeps the former tables and brings them back', async () => {
  const keys = await foreignKeys();
  const began = performance.now();
  const { code, said } = await restore('--only', 'database');
  duration = performance.now() - began;
  expect([code, said]).toEqual([0, expect.stringContaining('Start the servers.')]);
  expect(await names()).toEqual(['Prima']);
  expect(await foreignKeys()).toEqual(keys);
  expect(await tables('restore\\_')).toEqual([]);
  expect((await tables('old\\_')).length).toBeGreaterThan(30);
  expect((await run('restore', '--back')).code).toBe(0);
  expect(await names()).toEqual(['Prima', 'Dopo 1', 'Dopo 2']);
  expect(await foreignKeys()).toEqual(keys);
  await run('restore', '--discard-old');
  expect(await tables('old\\_')).toEqual([]);
});

test(
  'leaves the old product or the new one when it is killed at any moment',
  { timeout: 600_000 },
  async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < kills; n++) {
      await saveMore();
      const before = await names();
      const { child, ended } = start('restore', '--from', backup, '--overwrite', '--only', 'database');
      await pause(duration * (0.2 + 0.8 * Math.random()));
      child.kill('SIGKILL');
      await ended;
      const marker = await readMarker(app.deps.db);
      const stood = await names();
      const isNew = stood.length === 1;
      expect(stood).toEqual(isNew ? ['Prima'] : before);
      if (marker) {
        await expect.poll(async () => (await client.get('/projects')).status, { timeout: 10_000 }).toBe(503);
        const refused = await run(['backup', 'update', 'doctor'][n % 3] ?? '', '--into', folder).catch(
          () => undefined,
        );
        expect(refused?.code).not.toBe(0);
        const finished = await run('restore', '--finish');
        expect([finished.code, finished.said]).toEqual([0, expect.stringContaining('Start the servers')]);
      }
      outcomes.push(`${isNew ? 'new' : 'old'}${marker ? ', marked' : ''}`);
      expect(await names()).toEqual(isNew ? ['Prima'] : before);
      expect(await readMarker(app.deps.db)).toBeNull();
      await expect.poll(async () => (await client.get('/projects')).status, { timeout: 10_000 }).toBe(200);
    }
    console.info(outcomes.join('\n'));
  },
);

test('stops every server and every other command while its marker is set, with the next command', async () => {
  const value = {
    since: '2026-11-28T08:00:00.000Z',
    stamp: '20261128080000',
    from: backup,
    of: 'x',
    parts: ['database'],
  };
  await app.deps.db('settings').insert({ name: 'restoring', value: JSON.stringify(value) });
  await expect.poll(async () => (await client.get('/projects')).status, { timeout: 10_000 }).toBe(503);
  for (const [command, code, ...args] of [
    ['doctor', 2],
    ['update', 1],
    ['backup', 1, '--into', folder],
    ['../admin-maintenance', 1, 'on'],
  ] as const) {
    const refused = await run(command, ...args);
    expect([refused.code, refused.said]).toEqual([
      code,
      expect.stringMatching(/since 2026-11-28T08.*cut off.*--finish/),
    ]);
  }
  expect((await run('restore', '--finish')).said).toContain('is the one of before');
});

test('stops before it changes anything if a server is running, and names the server', async () => {
  const server = { id: 'a-server', name: 'web-1, process 17, port 3000' };
  await renewServer(app.deps.db, server);
  const { code, said } = await restore('--only', 'database');
  expect([code, said]).toEqual([1, expect.stringContaining('web-1, process 17, port 3000')]);
  expect(await readMarker(app.deps.db)).toBeNull();
  expect(await names()).toContain(`Dopo ${saved}`);
  await removeServer(app.deps.db, server.id);
});

test('restores once for two concurrent commands', async () => {
  const both = await Promise.all([restore('--only', 'database'), restore('--only', 'database')]);
  const codes = both.map(({ code }) => code);
  // The second may come when the first has ended.
  expect(codes).toContain(0);
  for (const { code, said } of both) if (code !== 0) expect(said).toContain('Another restore');
});

test('rejects a backup that is newer, damaged or lacks referenced rows', async () => {
  const file = path.join(backup, 'massima.json');
  const text = readFileSync(file, 'utf8');
  const described = JSON.parse(text) as {
    database: { migrations: string[]; tables: Record<string, { rows: number }> };
  };
  const refused = async (changed: string, says: RegExp) => {
    writeFileSync(file, changed);
    const { code, said } = await restore('--only', 'database');
    expect([code, said]).toEqual([1, expect.stringMatching(says)]);
    expect(await names()).toContain(`Dopo ${saved}`);
  };
  await refused(JSON.stringify({ ...described, format: 3 }), /of a newer version/);
  const { database } = described;
  await refused(
    JSON.stringify({ ...described, database: { ...database, migrations: ['2999-01-01-0000-next.ts'] } }),
    /of a newer version \(2999/,
  );
  const tables = { ...database.tables, projects: { ...database.tables['projects'], rows: 7 } };
  await refused(
    JSON.stringify({ ...described, database: { ...database, tables } }),
    /projects differs from the backup: 1 of 7 rows/,
  );
  await refused(text.slice(0, 40), /was cut short/);
  writeFileSync(file, text);
  expect(readdirSync(backup).map((name) => statSync(path.join(backup, name)).mode & 0o077)).toEqual([
    0, 0, 0,
  ]);
});

test('keeps the dump and lists the missing parts if Solr is unavailable', async () => {
  app.deps.config.SOLR_URL = 'http://127.0.0.1:2/solr';
  const { code, said } = await run('backup', '--into', path.join(folder, 'partial'), '--index', '/copies');
  expect([code, said]).toEqual([
    3,
    expect.stringMatching(/To restore it:.*\nIt lacks the index: The search engine .* does not answer/),
  ]);
  const [one = ''] = readdirSync(path.join(folder, 'partial'));
  expect(readdirSync(path.join(folder, 'partial', one)).sort()).toEqual([
    'database.sql.gz',
    'massima.json',
    'settings.json',
  ]);
});
