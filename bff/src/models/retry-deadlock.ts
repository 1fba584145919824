import type { Knex } from 'knex';
import { causesOf } from './causes.ts';

/** Deadlock, lock wait timeout, and MariaDB's "record has changed since last read": all end by trying again. */
const transient = new Set([1213, 1205, 1020]);

function isTransient(error: unknown): boolean {
  for (const cause of causesOf(error))
    if ('errno' in cause && typeof cause.errno === 'number' && transient.has(cause.errno)) return true;
  return false;
}

const tries = 5;
/**
 * Milliseconds after which the caller gets the error instead: one that waited for a lock until the server gave up has waited enough.
 */
const patience = 900;

/**
 * Two transactions that wait for each other are no fault of either caller: the one that was undone runs again. The database
 * pools do so for every single statement and for every stacked transaction, so their callers need not think of it.
 */
export async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || performance.now() - started > patience || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/**
 * A transaction that starts again from its beginning when the database undid it because of another one. Its body may run several
 * times: nothing but statements belongs in it. Inside of another transaction the outer one starts again, because all of it is undone.
 */
export const inTransaction = <T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.isTransaction ? db.transaction(work) : retryDeadlock(() => db.transaction(work));
