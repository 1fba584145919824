// The tables of a test's schema out of one dump, which the migrations make once for each run: a file of tests has them after one
// trip to the server, and not after as many as there are migrations.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, ensureSchema } from '@massima/db/connection';
import type { Knex } from 'knex';
import mysql from 'mysql2/promise';

/** Where the workers find the dump. */
const dumpFile = 'TEST_SCHEMA_DUMP';

/** Migrates a template and dumps it into `file`. The template stays, because rows are copied from it, until this is undone. */
export async function makeTemplate(databaseUrl: string, file: string): Promise<() => Promise<void>> {
  const schema = `template_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${schema}`;
  await ensureSchema(url.href);
  const template = connect(url.href);
  try {
    await template.migrate.latest();
    writeFileSync(file, await dump(template, schema));
  } finally {
    await template.destroy();
  }
  process.env[dumpFile] = file;
  return async () => {
    const server = connect(databaseUrl);
    await server.raw('DROP DATABASE ??', [schema]).finally(() => server.destroy());
  };
}

/** A new schema as the migrations leave one, with the rows that they write. */
export async function createSchema(url: string): Promise<void> {
  await ensureSchema(url);
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true });
  try {
    await connection.query(readFileSync(process.env[dumpFile] ?? '', 'utf8'));
  } finally {
    await connection.end();
  }
}

async function dump(template: Knex, schema: string): Promise<string> {
  // By a name of ours: MySQL gives these columns theirs in capitals.
  const tables: { name: string }[] = await template('information_schema.tables')
    .where({ table_schema: schema })
    .orderBy('table_name')
    .select({ name: 'table_name' });
  // Tables refer to others that come later.
  const statements = ['SET SESSION foreign_key_checks = 0'];
  for (const { name: table } of tables) {
    const [rows] = await template.raw<{ 'Create Table': string }[][]>('SHOW CREATE TABLE ??', [table]);
    statements.push(rows![0]!['Create Table']);
    const hasRows = (await template(table).first(template.raw('1'))) !== undefined;
    if (hasRows)
      statements.push(template.raw('INSERT INTO ?? SELECT * FROM ??.??', [table, schema, table]).toString());
  }
  return statements.join(';\n');
}
