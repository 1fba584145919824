import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/**
 * Adds the time and method of the user's last identity proof in a session; null if none was made
 * since this migration.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('sessions', 'proven_at')) return;
  await db.schema.alterTable('sessions', (t) => {
    instant(t, 'proven_at');
    t.string('proven_by', 16).comment('password, young, trusted or link');
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (t) => {
    t.dropColumns('proven_at', 'proven_by');
  });
}
