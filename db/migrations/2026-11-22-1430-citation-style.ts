import type { Knex } from 'knex';

/** The form in which an account copies citations goes with it to every browser. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('users', 'citation_style')) return;
  await db.schema.alterTable('users', (t) => {
    t.enum('citation_style', ['italian', 'short', 'ecli']).nullable().comment('null: never chosen');
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('users', 'citation_style'))) return;
  await db.schema.alterTable('users', (t) => t.dropColumns('citation_style'));
}
