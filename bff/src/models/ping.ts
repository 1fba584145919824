import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { statement, type StatementPool } from './statement-pool.ts';
import { inTransaction } from './retry-deadlock.ts';
import { writeSetting } from './settings.ts';

const probe = 'SELECT 1';

/** Probes the database on the connections that requests use. */
export const ping = async (db: Knex, statements: StatementPool): Promise<void> => {
  await Promise.all([db.raw(probe), statements.run({ one: statement(probe) })]);
};

/** Write probe. A database can answer reads while it rejects writes. */
export const probeWrite = async (db: Knex, now: Date): Promise<void> => {
  await writeSetting(db, 'last_ready', now.getTime());
};

const rolledBack = new Error('rolled back');

/**
 * Inserts, changes and deletes a row and rolls back, so that nothing is changed.
 * @throws the database's error if it rejects any of it
 */
export async function tryToWrite(db: Knex): Promise<void> {
  const name = `doctor_${randomUUID()}`;
  const work = inTransaction(db, async (trx) => {
    await writeSetting(trx, name, 1);
    await writeSetting(trx, name, 2);
    await trx('settings').where({ name }).delete();
    throw rolledBack;
  });
  await work.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}
