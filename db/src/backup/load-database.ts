import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import mysql from 'mysql2/promise';
import { ensureSchema } from '../connection.ts';
import { contentsOf, rawConnection, type Contents } from './read-table.ts';
import {
  besideKey,
  besidePrefix,
  dropSideTables,
  foreignKeys,
  nameForeignKeys,
  refuseViews,
  swapTables,
  tablesOf,
} from './side-tables.ts';
import { quoted } from './statements.ts';

async function withConnection<T>(
  url: string,
  work: (connection: mysql.Connection) => Promise<T>,
): Promise<T> {
  const connection = await mysql.createConnection({ uri: url });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Returns the number of accounts in the schema; 0 if the schema or the table does not exist. */
export async function accountsIn(url: string): Promise<number> {
  await ensureSchema(url);
  return withConnection(url, async (connection) => {
    if (!(await tablesOf(connection)).includes('users')) return 0;
    const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS count FROM users');
    return Number(row?.['count']);
  });
}

/**
 * Loads a file written by `dumpDatabase` into tables next to the live tables, and verifies the
 * rows and digests of each table and all foreign keys. Tables of an interrupted restore are
 * dropped first.
 * @param contents of each table as the backup describes it; undefined for a backup of the first
 *   format
 * @throws Error with the differences; the live tables are unchanged
 */
export async function loadBeside(
  url: string,
  file: string,
  stamp: string,
  contents: Readonly<Record<string, Contents>> | undefined,
): Promise<void> {
  const prefix = besidePrefix(stamp);
  await ensureSchema(url);
  await withConnection(url, async (connection) => {
    await refuseViews(connection);
    await dropSideTables(connection, 'restore');
    const loaded = new Map<string, number>();
    for await (const statement of statementsOf(file)) {
      const [, verb = '', table = ''] =
        /^(CREATE TABLE|INSERT INTO|DROP TABLE IF EXISTS) `([^`]+)`/.exec(statement) ?? [];
      if (verb === 'DROP TABLE IF EXISTS') continue;
      const [result] = await connection.query<mysql.ResultSetHeader>(
        verb ? beside(statement, verb, table, stamp) : statement,
      );
      if (verb !== '')
        loaded.set(table, (loaded.get(table) ?? 0) + (verb === 'INSERT INTO' ? result.affectedRows : 0));
    }
    await compare(url, prefix, loaded, contents);
    await findOrphans(connection, prefix);
  });
}

function beside(statement: string, verb: string, table: string, stamp: string): string {
  const prefix = besidePrefix(stamp);
  const rest = statement.slice(`${verb} ${quoted(table)}`.length);
  const ownTables =
    verb === 'CREATE TABLE'
      ? rest.replaceAll(
          /CONSTRAINT `([^`]+)` FOREIGN KEY (\([^)]*\)) REFERENCES `([^`]+)`/g,
          (_all, name: string, columns: string, parent: string) =>
            `CONSTRAINT ${quoted(besideKey(stamp, name))} FOREIGN KEY ${columns} REFERENCES ${quoted(prefix + parent)}`,
        )
      : rest;
  return `${verb} ${quoted(prefix + table)}${ownTables}`;
}

async function compare(
  url: string,
  prefix: string,
  loaded: ReadonlyMap<string, number>,
  contents: Readonly<Record<string, Contents>> | undefined,
): Promise<void> {
  if (!loaded.has('users'))
    throw new Error('The file contains no accounts. It was truncated or belongs to another application.');
  const names = contents ? Object.keys(contents) : [...loaded.keys()];
  const reader = rawConnection(url);
  try {
    await reader.connection.query("SET SESSION time_zone = '+00:00'");
    for (const name of names) {
      const now = await contentsOf(reader, prefix + name);
      const then = contents?.[name] ?? { rows: loaded.get(name) ?? 0, digest: now.digest };
      if (now.rows !== then.rows || now.digest !== then.digest)
        throw new Error(
          `The table ${name} differs from the backup: ${now.rows} of ${then.rows} rows. Nothing was changed.`,
        );
    }
  } finally {
    reader.raw.destroy();
  }
}

/** Keys are not checked while rows are loaded. */
async function findOrphans(connection: mysql.Connection, prefix: string): Promise<void> {
  const keys = (await foreignKeys(connection)).filter(({ table }) => table.startsWith(prefix));
  for (const { table, columns, parent, parentColumns, name } of keys) {
    const on = columns
      .map((column, i) => `c.${quoted(column)} = p.${quoted(parentColumns[i] ?? '')}`)
      .join(' AND ');
    const isSet = columns.map((column) => `c.${quoted(column)} IS NOT NULL`).join(' AND ');
    const [orphans] = await connection.query<mysql.RowDataPacket[]>(
      `SELECT 1 FROM ${quoted(table)} c LEFT JOIN ${quoted(parent)} p ON ${on}
       WHERE ${isSet} AND p.${quoted(parentColumns[0] ?? '')} IS NULL LIMIT 1`,
    );
    if (orphans.length > 0)
      throw new Error(
        `The backup is damaged: ${name} refers to a row of ${parent.slice(prefix.length)} that is missing. Nothing was changed.`,
      );
  }
}

/** Replaces the tables in use by the loaded ones. Waits up to a minute for running queries. */
export const swapIn = (url: string, stamp: string): Promise<void> =>
  withConnection(url, async (connection) => {
    await connection.query('SET SESSION lock_wait_timeout = 60');
    await swapTables(connection, besidePrefix(stamp), stamp);
    await nameForeignKeys(connection);
  });

/**
 * Splits at line feeds only. Node's readline also splits at other characters, which texts may
 * contain.
 */
async function* statementsOf(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      const statement = Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
      if (!statement.startsWith('--')) yield statement;
    }
    rest.push(chunk.subarray(from));
  }
}
