import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createConnection } from 'mysql2';
import type mysql from 'mysql2/promise';
import { line, quoted, rowOf, type Column } from './statements.ts';

/** Characters of one INSERT: below what any server takes, and few enough round trips. */
const maxStatement = 256 * 1024;

const setUp = [
  'SET NAMES utf8mb4',
  "SET SESSION time_zone = '+00:00'",
  "SET SESSION sql_mode = 'NO_AUTO_VALUE_ON_ZERO'",
  'SET SESSION foreign_key_checks = 0',
  'SET SESSION unique_checks = 0',
];

/**
 * Writes all tables of the schema, as they are at one moment, into a compressed file of statements, a line each. `mariadb` or `mysql` read
 * it as well as `loadDatabase` does. Who may only read rows may do this; who writes in the meantime is not kept waiting.
 * @returns how many tables and rows
 */
export async function dumpDatabase(url: string, file: string): Promise<{ tables: number; rows: number }> {
  // Streams are of the library's older side; both are one connection, and so one view of the data.
  const raw = createConnection({ uri: url, typeCast: (field) => field.buffer() });
  const connection = raw.promise();
  const counts = { tables: 0, rows: 0 };

  async function* tableLines(table: string): AsyncGenerator<string> {
    const columns = await columnsOf(connection, table);
    const [[created]] = await connection.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE ${quoted(table)}`);
    yield line(`DROP TABLE IF EXISTS ${quoted(table)}`) + line(String(created?.['Create Table']));
    const names = columns.map(({ name }) => quoted(name)).join(',');
    let values: string[] = [];
    let length = 0;
    const insert = () => line(`INSERT INTO ${quoted(table)} (${names}) VALUES ${values.join(',')}`);
    const rows = raw.query({ sql: `SELECT ${names} FROM ${quoted(table)}`, rowsAsArray: true }).stream();
    for await (const row of rows as AsyncIterable<(Buffer | null)[]>) {
      const one = rowOf(columns, row);
      counts.rows += 1;
      values.push(one);
      length += one.length;
      if (length < maxStatement) continue;
      yield insert();
      [values, length] = [[], 0];
    }
    if (values.length > 0) yield insert();
    counts.tables += 1;
  }

  async function* lines(): AsyncGenerator<string> {
    yield '-- Massima\n' + setUp.map(line).join('');
    for (const table of await tablesOf(connection)) yield* tableLines(table);
  }

  try {
    await connection.query("SET SESSION time_zone = '+00:00'");
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    // Its owner's alone: it contains addresses and questions.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
    return counts;
  } finally {
    raw.destroy();
  }
}

export async function tablesOf(connection: mysql.Connection): Promise<string[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map(({ name }) => String(name));
}

/** Those that are stored; the server makes the others of them. */
async function columnsOf(connection: mysql.Connection, table: string): Promise<Column[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type).toLowerCase() }));
}
