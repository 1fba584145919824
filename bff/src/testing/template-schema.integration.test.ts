import { randomUUID } from 'node:crypto';
import { connect, ensureSchema } from '@massima/db/connection';
import type { Knex } from 'knex';
import { afterAll, expect, test } from 'vitest';
import { createSchema } from './template-schema.ts';

const schemas: string[] = [];
const open: Knex[] = [];
function newSchema(): string {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  url.pathname = `/dump_${randomUUID().slice(0, 8)}`;
  schemas.push(url.pathname.slice(1));
  return url.href;
}
afterAll(async () => {
  for (const schema of schemas) await open[0]?.raw('DROP DATABASE IF EXISTS ??', [schema]);
  await Promise.all(open.map((db) => db.destroy()));
});

async function tablesOf(url: string): Promise<Record<string, { made: string; rows: number }>> {
  const db = connect(url);
  open.push(db);
  const names: string[] = await db('information_schema.tables')
    .where({ table_schema: new URL(url).pathname.slice(1) })
    .pluck('table_name');
  const found = await Promise.all(
    names.map(async (name) => {
      const [tables] = await db.raw<{ 'Create Table': string }[][]>('SHOW CREATE TABLE ??', [name]);
      const [counted] = await db(name).count({ rows: '*' });
      // Auto-increment values depend on how the rows were inserted.
      const made = tables![0]!['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
      return [name, { made, rows: Number(counted!['rows']) }] as const;
    }),
  );
  return Object.fromEntries(found);
}

test('creates the same schema and rows from the dump as the migrations do', async () => {
  const [migrated, copied] = [newSchema(), newSchema()];
  await ensureSchema(migrated);
  const owner = connect(migrated);
  open.push(owner);
  await owner.migrate.latest();
  await createSchema(copied);
  const expected = await tablesOf(migrated);
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  expect(await tablesOf(copied)).toEqual(expected);
});
