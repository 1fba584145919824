import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import mysql from 'mysql2/promise';
import { alone } from '../alone.ts';
import { ensureSchema } from '../connection.ts';
import { tablesOf } from './dump-database.ts';
import { quoted } from './statements.ts';

/** How many accounts the schema has; 0 where there is no schema, or no table yet. */
export async function accountsIn(url: string): Promise<number> {
  await ensureSchema(url);
  const connection = await mysql.createConnection({ uri: url });
  try {
    if (!(await tablesOf(connection)).includes('users')) return 0;
    const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS count FROM users');
    return Number(row?.['count']);
  } finally {
    await connection.end();
  }
}

/**
 * Replaces all tables of the schema by those of a file that `dumpDatabase` has written. One that was cut off is repeated from the beginning.
 * @param file whole: its checksum is looked at before
 */
export async function loadDatabase(url: string, file: string): Promise<void> {
  await ensureSchema(url);
  await alone(url, async () => {
    const connection = await mysql.createConnection({ uri: url });
    try {
      await connection.query('SET SESSION foreign_key_checks = 0');
      // A newer version's tables, too, which the file does not know.
      for (const table of await tablesOf(connection))
        await connection.query(`DROP TABLE IF EXISTS ${quoted(table)}`);
      for await (const statement of statementsOf(file)) await connection.query(statement);
    } finally {
      await connection.end();
    }
  });
}

/** By the byte: the library for lines takes other characters for a line's end as well, which texts may contain. */
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
