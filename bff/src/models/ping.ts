import type { Knex } from 'knex';
import { statement, type StatementPool } from './statement-pool.ts';
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
