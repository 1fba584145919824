import type { Knex } from 'knex';
import { statement, type StatementPool } from './statement-pool.ts';
import { writeSetting } from './settings.ts';

const one = 'SELECT 1';

/**
 * Asks the database through the connections that the requests themselves wait for: others would answer another question.
 */
export const ping = async (db: Knex, statements: StatementPool): Promise<void> => {
  await Promise.all([db.raw(one), statements.run({ one: statement(one) })]);
};

/** Writes as little as can be written: a database may answer and take nothing. */
export const writeALittle = async (db: Knex, now: Date): Promise<void> => {
  await writeSetting(db, 'last_ready', now.getTime());
};
