import mysql from 'mysql2/promise';
import { dropSideTables, nameForeignKeys, swapBack } from './side-tables.ts';

async function onSchema<T>(url: string, work: (connection: mysql.Connection) => Promise<T>): Promise<T> {
  const connection = await mysql.createConnection({ uri: url });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Deletes the tables that restores have replaced. Returns whether there were any. */
export const discardOld = (url: string): Promise<boolean> =>
  onSchema(url, async (connection) => (await dropSideTables(connection, 'old')).length > 0);

/** Deletes the tables of a restore that has not come to its swap. */
export const discardBeside = (url: string): Promise<void> =>
  onSchema(url, async (connection) => void (await dropSideTables(connection, 'restore')));

/** Puts the tables into use that the latest restore has replaced. Returns false if none are kept. */
export const bringBack = (url: string, stamp: string): Promise<boolean> =>
  onSchema(url, (connection) => swapBack(connection, stamp));

/** Completes a swap that was cut off behind its one statement. */
export const completeSwap = (url: string): Promise<void> => onSchema(url, nameForeignKeys);
