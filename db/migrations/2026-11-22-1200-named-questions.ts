import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** Adds the number of results of a search in the history, its name and its pin. */
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
  // The account's foreign key needs an index that starts with its column: (user_id, created_at)
  // still exists.
  await db.schema.alterTable('questions', (t) => {
    t.dropIndex(['user_id', 'pinned_at']);
    t.dropColumn('name');
    t.dropColumn('pinned_at');
    t.dropColumn('found');
  });
}
