import { createHash } from 'node:crypto';
import mysql from 'mysql2/promise';

/** Seconds. */
const usualPatience = 600;
const kinds = { migration: 'massima', restore: 'massima_r' };

interface Lock {
  kind?: keyof typeof kinds;
  /** Seconds to wait for another holder. */
  patience?: number;
}

/** Returns a lock name of at most 64 characters, regardless of the schema's name. */
function nameOf(url: string, kind: keyof typeof kinds): string {
  const schema = decodeURIComponent(new URL(url).pathname.slice(1));
  return `${kinds[kind]}_${createHash('sha256').update(schema).digest('hex').slice(0, 40)}`;
}

/**
 * Runs the work while no other process does on the same schema. The server holds the lock for as long as the connection
 * lives, so that a killed process's lock is free immediately.
 */
export async function alone(
  url: string,
  work: () => Promise<void>,
  { kind = 'migration', patience = usualPatience }: Lock = {},
): Promise<void> {
  const connection = await mysql.createConnection({ uri: url });
  try {
    // The connection is idle while the work runs.
    await connection.query('SET SESSION wait_timeout = 604800');
    const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT GET_LOCK(?, ?) AS held', [
      nameOf(url, kind),
      patience,
    ]);
    if (row?.['held'] !== 1)
      throw new Error(
        kind === 'migration'
          ? `another process has been migrating for ${patience / 60} minutes`
          : 'Another restore of this database is under way: wait for its end.',
      );
    await work();
  } finally {
    await connection.end();
  }
}

/** Returns whether a process is restoring this schema. The lock of a killed process is released. */
export async function isBeingRestored(url: string): Promise<boolean> {
  const connection = await mysql.createConnection({ uri: url });
  try {
    const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT IS_FREE_LOCK(?) AS free', [
      nameOf(url, 'restore'),
    ]);
    return row?.['free'] === 0;
  } finally {
    await connection.end();
  }
}
