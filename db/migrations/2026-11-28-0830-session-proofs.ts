import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** When a session's user last proved who they are, and by what; null: not since this was noted. */
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
