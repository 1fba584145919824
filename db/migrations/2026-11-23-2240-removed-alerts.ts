import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** Keeps a removed alert for a day, so that undoing the removal restores its matches. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('alerts', 'removed_at')) return;
  await db.schema.alterTable('alerts', (t) => {
    instant(t, 'removed_at').comment('kept for a while so that a removal can be undone');
    t.index(['removed_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('alerts', 'removed_at'))) return;
  await db('alerts').whereNotNull('removed_at').delete();
  await db.schema.alterTable('alerts', (t) => {
    t.dropIndex(['removed_at']);
    t.dropColumn('removed_at');
  });
}
