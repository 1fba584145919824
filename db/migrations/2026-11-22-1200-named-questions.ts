import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** A question of the history says how many results it found, may have its own name, and may be pinned above the others. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('questions', 'pinned_at')) return;
  await db.schema.alterTable('questions', (t) => {
    t.string('name', 100).notNullable().defaultTo('');
    instant(t, 'pinned_at').comment('not pinned where it is null');
    t.integer('found').unsigned().nullable().comment('results when it was asked; null for older questions');
    t.index(['user_id', 'pinned_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('questions', 'pinned_at'))) return;
  // The account's foreign key needs an index that begins with it: (user_id, created_at) is still there.
  await db.schema.alterTable('questions', (t) => {
    t.dropIndex(['user_id', 'pinned_at']);
    t.dropColumn('name');
    t.dropColumn('pinned_at');
    t.dropColumn('found');
  });
}
