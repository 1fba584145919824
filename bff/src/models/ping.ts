import type { Knex } from 'knex';
import { statement, type StatementPool } from './statement-pool.ts';

const one = 'SELECT 1';

/** Asks the database through the connections that the requests themselves wait for: others would say what nobody asked. */
export const ping = async (db: Knex, statements: StatementPool): Promise<void> => {
  await Promise.all([db.raw(one), statements.run({ one: statement(one) })]);
};
