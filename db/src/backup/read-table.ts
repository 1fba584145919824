import { createHash } from 'node:crypto';
import { createConnection } from 'mysql2';
import type mysql from 'mysql2/promise';
import { quoted, rowOf, type Column } from './statements.ts';

/**
 * Identifies a table's contents by its number of rows and the sum of the row hashes, independent
 * of the row order.
 */
export interface Contents {
  rows: number;
  digest: string;
}

/** A connection that returns values as the server sends them, for {@link readTable}. Streams need the library's older side. */
export function rawConnection(url: string) {
  const raw = createConnection({ uri: url, typeCast: (field) => field.buffer() });
  return { raw, connection: raw.promise() };
}
type Raw = ReturnType<typeof rawConnection>;

const modulus = 1n << 64n;

/** Yields each row as the values of an INSERT and returns the contents of the table. */
export async function* readTable({ raw, connection }: Raw, table: string): AsyncGenerator<string, Contents> {
  const stored = await columnsOf(connection, table);
  const columns = stored.map(({ name }) => quoted(name)).join(',');
  let rows = 0;
  let sum = 0n;
  const stream = raw.query({ sql: `SELECT ${columns} FROM ${quoted(table)}`, rowsAsArray: true }).stream();
  for await (const row of stream as AsyncIterable<(Buffer | null)[]>) {
    const values = rowOf(stored, row);
    rows += 1;
    sum = (sum + createHash('sha1').update(values).digest().readBigUInt64BE()) % modulus;
    yield values;
  }
  return { rows, digest: sum.toString(16) };
}

/** Reads a table to its end. */
export async function contentsOf(at: Raw, table: string): Promise<Contents> {
  const reading = readTable(at, table);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value;
  }
}

/** Stored columns only; the server computes the generated ones. */
export async function columnsOf(connection: mysql.Connection, table: string): Promise<Column[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type).toLowerCase() }));
}
