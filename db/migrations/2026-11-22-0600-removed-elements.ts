import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** A result taken out of a folder stays for a while, so that its note and its place are still there when that is undone. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('project_elements', 'removed_at')) return;
  await db.schema.alterTable('project_elements', (t) => {
    instant(t, 'removed_at').comment('kept for a while so that a removal can be undone');
    t.index(['removed_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('project_elements', 'removed_at'))) return;
  await db('project_elements').whereNotNull('removed_at').delete();
  await db.schema.alterTable('project_elements', (t) => {
    t.dropIndex(['removed_at']);
    t.dropColumn('removed_at');
  });
}
