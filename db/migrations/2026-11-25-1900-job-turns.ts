import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/**
 * Adds leases for jobs that run once regardless of the number of servers: the holder, the last run
 * and the progress.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('job_turns')) return;
  await db.schema.createTable('job_turns', (t) => {
    binary(t, 'name', 40).primary();
    binary(t, 'holder', 36);
    instant(t, 'leased_until');
    instant(t, 'done_at');
    t.string('reached', 255).comment('the last of what has been gone through');
  });
}

export const down = (db: Knex): Promise<void> => db.schema.dropTableIfExists('job_turns');
