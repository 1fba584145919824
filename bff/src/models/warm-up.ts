import type { Knex } from 'knex';
import { countSaved } from './folders.ts';
import { ping } from './ping.ts';
import type { StatementPool } from './statement-pool.ts';

const nobody = 0;

/**
 * Makes the libraries load what they load with their first connection and their first joined statement, while files can still be opened:
 * one of them never repeats a load that failed, and would fail such statements for as long as the process lives.
 */
export const warmUp = async (db: Knex, statements: StatementPool): Promise<void> => {
  await Promise.all([countSaved(db, nobody), ping(db, statements)]);
};
