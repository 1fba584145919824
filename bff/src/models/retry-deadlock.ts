import type { Knex } from 'knex';
import { causesOf } from './causes.ts';

/**
 * Deadlock, lock wait timeout, and MariaDB's "record has changed since last read". All are
 * resolved by a retry.
 */
const transient = new Set([1213, 1205, 1020]);

function isTransient(error: unknown): boolean {
  for (const cause of causesOf(error))
    if ('errno' in cause && typeof cause.errno === 'number' && transient.has(cause.errno)) return true;
  return false;
}

const maxAttempts = 5;
/**
 * Milliseconds after which the caller gets the error instead, for example after a lock wait
 * timeout.
 */
const maxRetryMs = 900;

/**
 * Runs `work` again after a deadlock, which is not the caller's error. The pools already do so for
 * every single statement and stacked transaction.
 */
export async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || performance.now() - started > maxRetryMs || !isTransient(error))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/**
 * Runs a transaction and repeats it from the start if the database rolled it back because of
 * another transaction. Its body can run several times, so it must contain statements only. A
 * nested transaction repeats the outermost, because all of it is rolled back.
 */
export const inTransaction = <T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.isTransaction ? db.transaction(work) : retryDeadlock(() => db.transaction(work));
