import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type mysql from 'mysql2/promise';
import { columnsOf, rawConnection, readTable, type Contents } from './read-table.ts';
import { tablesOf } from './side-tables.ts';
import { line, quoted } from './statements.ts';

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
 * Writes a consistent snapshot of all tables into a compressed file with one SQL statement per
 * line, which `mariadb`, `mysql` and `loadBeside` can read. Needs read access only and does not
 * block writers.
 * @returns the contents of each table
 */
export async function dumpDatabase(url: string, file: string): Promise<Record<string, Contents>> {
  const at = rawConnection(url);
  const { raw, connection } = at;
  const contents: Record<string, Contents> = {};

  async function* tableLines(table: string): AsyncGenerator<string> {
    const [[created]] = await connection.query<mysql.RowDataPacket[]>(`SHOW CREATE TABLE ${quoted(table)}`);
    yield line(`DROP TABLE IF EXISTS ${quoted(table)}`) + line(String(created?.['Create Table']));
    const names = (await columnsOf(connection, table)).map(({ name }) => quoted(name)).join(',');
    let values: string[] = [];
    let length = 0;
    const insert = () => line(`INSERT INTO ${quoted(table)} (${names}) VALUES ${values.join(',')}`);
    const rows = readTable(at, table);
    for (;;) {
      const { done, value } = await rows.next();
      if (done) {
        contents[table] = value;
        break;
      }
      values.push(value);
      length += value.length;
      if (length < maxStatement) continue;
      yield insert();
      [values, length] = [[], 0];
    }
    if (values.length > 0) yield insert();
  }

  async function* lines(): AsyncGenerator<string> {
    yield '-- Massima\n' + setUp.map(line).join('');
    for (const table of await tablesOf(connection)) yield* tableLines(table);
  }

  try {
    await connection.query("SET SESSION time_zone = '+00:00'");
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    // Readable only by its owner, because it contains addresses and searches.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
    return contents;
  } finally {
    raw.destroy();
  }
}
