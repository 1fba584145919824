import type { Knex } from 'knex';

/** By which key a program asked. The name is written down: it must outlive the key. */
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
