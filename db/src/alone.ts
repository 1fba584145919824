import { createHash } from 'node:crypto';
import mysql from 'mysql2/promise';

/** Seconds. */
const patience = 600;

/**
 * Runs the work while no other process does on the same schema. The server holds the lock for as long as the connection
 * lives, so that a killed process's lock is free immediately.
 */
export async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const schema = decodeURIComponent(new URL(url).pathname.slice(1));
  // A name of at most 64 characters, whatever the schema is called.
  const name = `massima_${createHash('sha256').update(schema).digest('hex').slice(0, 40)}`;
  const connection = await mysql.createConnection({ uri: url });
  try {
    const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT GET_LOCK(?, ?) AS held', [
      name,
      patience,
    ]);
    if (row?.['held'] !== 1)
      throw new Error(`another process has been migrating for ${patience / 60} minutes`);
    await work();
  } finally {
    await connection.end();
  }
}
