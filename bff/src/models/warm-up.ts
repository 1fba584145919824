import type { Knex } from 'knex';
import { countSaved } from './folders.ts';
import { ping } from './ping.ts';
import type { StatementPool } from './statement-pool.ts';

const noAccount = 0;

/**
 * Makes the libraries load the modules of their first connection and of their first joined
 * statement while file descriptors are available. One library never repeats a failed load and
 * would reject such statements for the life of the process.
 */
export const warmUp = async (db: Knex, statements: StatementPool): Promise<void> => {
  await Promise.all([countSaved(db, noAccount), ping(db, statements)]);
};
