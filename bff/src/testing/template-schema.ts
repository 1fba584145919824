// Creates a test's schema from one dump, which the migrations produce once per run. A test file
// then needs one round trip instead of one per migration.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, ensureSchema } from '@massima/db/connection';
import type { Knex } from 'knex';
import mysql from 'mysql2/promise';

/** Variable with the path of the dump, for the workers. */
const dumpFile = 'TEST_SCHEMA_DUMP';

/**
 * Migrates a template schema and dumps it into `file`. Rows are copied from the template, so it
 * stays until the returned function is called.
 */
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

/** Creates a schema with the tables and rows that the migrations produce. */
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
  // Aliased, because MySQL returns these column names in capitals.
  const tables: { name: string }[] = await template('information_schema.tables')
    .where({ table_schema: schema })
    .orderBy('table_name')
    .select({ name: 'table_name' });
  // Tables refer to tables created later.
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
