import type { Knex } from 'knex';

/**
 * Stores the name of the API key that sent a search. The name is copied, because it must outlive
 * the key.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('questions', 'asked_by')) return;
  await db.schema.alterTable('questions', (t) => {
    t.string('asked_by', 100).notNullable().defaultTo('');
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('questions', 'asked_by'))) return;
  await db.schema.alterTable('questions', (t) => {
    t.dropColumn('asked_by');
  });
}
