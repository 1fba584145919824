import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, ensureSchema } from './connection.ts';

const server = new URL(process.env['DATABASE_URL'] ?? '');
const used: string[] = [];
let whole: unknown;

beforeAll(async () => {
  const url = newSchema();
  expect(await migrate(url).exited).toEqual([0, null]);
  whole = await structureOf(url);
});
afterAll(async () => {
  const db = connect(server.href);
  for (const schema of used) await db.raw('DROP DATABASE IF EXISTS ??', [schema]);
  await db.destroy();
});

function newSchema(): string {
  const schema = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  used.push(schema);
  return new URL(`/${schema}`, server).href;
}

function migrate(url: string, ...args: string[]) {
  const command = [fileURLToPath(new URL('migrate.ts', import.meta.url)), ...args];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATABASE_URL: url } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += String(data)));
  child.stderr.on('data', (data) => (said.err += String(data)));
  return { child, said, exited: once(child, 'close') };
}

/** Tables, columns and keys, and which migrations are on record. */
async function structureOf(url: string): Promise<unknown> {
  const db = connect(url);
  try {
    const here = (table: string) => db(`information_schema.${table}`).whereRaw('table_schema = DATABASE()');
    return {
      columns: await here('columns')
        .select('table_name', 'column_name', 'column_type', 'is_nullable', 'collation_name')
        .orderBy(['table_name', 'column_name']),
      keys: await here('statistics')
        .select('table_name', 'index_name', 'seq_in_index', 'column_name', 'non_unique')
        .orderBy(['table_name', 'index_name', 'seq_in_index']),
      foreign: await here('table_constraints')
        .select('table_name', 'constraint_name', 'constraint_type')
        .orderBy(['table_name', 'constraint_name']),
      migrations: await db('knex_migrations').orderBy('id').pluck('name'),
    };
  } finally {
    await db.destroy();
  }
}

test('undoes only the last migration and runs it again', async () => {
  const url = newSchema();
  await migrate(url).exited;
  const { migrations } = (await structureOf(url)) as { migrations: string[] };
  expect(await migrate(url, 'back').exited).toEqual([0, null]);
  expect(await structureOf(url)).toMatchObject({ migrations: migrations.slice(0, -1) });
  expect(await migrate(url).exited).toEqual([0, null]);
  expect(await structureOf(url)).toEqual(whole);
});

test('resumes a migration that was interrupted after any of its tables', async () => {
  const url = newSchema();
  await ensureSchema(url);
  // Each run is cut off after the first table that none before it made, so that every table is the last of some run.
  const made = new Set<string>();
  let outcome = '';
  while (outcome !== 'done') {
    const before = made.size;
    const cut = connect(url);
    if (before > 0) await cut.migrate.forceFreeMigrationsLock();
    cut.on('query-response', (_answer, { sql }: { sql: string }) => {
      const [, table] = /^create table (?:if not exists )?`(\w+)`/i.exec(sql) ?? [];
      if (table === undefined || made.has(table)) return;
      made.add(table);
      throw new Error('cut off');
    });
    outcome = await cut.migrate.latest().then(
      () => 'done',
      (error: Error) => error.message,
    );
    await cut.destroy();
    expect([outcome, made.size]).toEqual(outcome === 'done' ? ['done', before] : ['cut off', before + 1]);
  }
  expect(made).toContain('users');
  expect(await structureOf(url)).toEqual(whole);
});

test('releases the lock of a killed migration, so that two simultaneous runs succeed', async () => {
  const url = newSchema();
  const killed = migrate(url);
  await ensureSchema(url);
  const db = connect(url);
  const isLocked = () =>
    db('knex_migrations_lock')
      .pluck('is_locked')
      .then(([locked]) => locked as unknown)
      .catch(() => undefined);
  await expect.poll(isLocked, { interval: 5, timeout: 30_000 }).toBe(1);
  killed.child.kill('SIGKILL');
  await killed.exited;
  await db.destroy();
  const both = [migrate(url), migrate(url)];
  expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await structureOf(url)).toEqual(whole);
});

test('leaves migrations of a newer version unchanged after a downgrade', async () => {
  const url = newSchema();
  await migrate(url).exited;
  const db = connect(url);
  await db('knex_migrations').insert({
    name: '2999-01-01-0000-next.ts',
    batch: 99,
    migration_time: new Date(),
  });
  await db.schema.alterTable('users', (table) => table.string('next_field').nullable());
  const newer = await structureOf(url);
  expect(await migrate(url).exited).toEqual([0, null]);
  expect(await structureOf(url)).toEqual(newer);
  await db.destroy();
});

test.each(['mysql://user:se/cret@db:3306/massima', 'mysql://user:secret@db:3306', 'user:secret@db/massima'])(
  'reports %s in one line without the password',
  async (url) => {
    const { exited, said } = migrate(url);
    expect(await exited).toEqual([2, null]);
    expect(said.err).toMatch(/^DATABASE_URL is no address .*\n$/);
    expect(said.err).not.toMatch(/se.?cret/);
  },
);

test('does not block a table in long use, and changes it when it is free', async () => {
  const url = newSchema();
  await migrate(url).exited;
  const db = connect(url);
  const changing = '2026-11-23-1500-folder-counts.ts';
  for (let undone = ''; undone !== changing;) {
    const [, [last]]: [number, string[]] = await db.migrate.down();
    undone = last ?? changing;
  }
  const backup = await db.transaction();
  await backup('project_elements').select('id');
  const { child, said, exited } = migrate(url);
  try {
    await expect.poll(() => said.err, { timeout: 30_000 }).toContain('locked by a backup');
    expect(await db('project_elements').select('id')).toEqual([]);
    expect(child.exitCode).toBeNull();
  } finally {
    await backup.rollback();
  }
  expect(await exited).toEqual([0, null]);
  expect(await structureOf(url)).toEqual(whole);
  await db.destroy();
});

test.each([
  ['nothing listens there (ECONNREFUSED)', (url: URL) => (url.port = '1')],
  ['it refuses this user or password (ER_ACCESS_DENIED_ERROR)', (url: URL) => (url.password = 'wrong-one')],
])('a database that cannot be used is told in one sentence: %s', async (reason, spoil) => {
  const url = new URL(newSchema());
  spoil(url);
  const { said, exited } = migrate(url.href);
  expect(await exited).toEqual([1, null]);
  const lines = said.err.trim().split('\n');
  expect([lines.length, said.out]).toEqual([1, '']);
  expect(lines[0]).toContain(`cannot be used: ${reason}. DATABASE_URL says`);
});
