import type { Knex } from 'knex';

/** Adds who requested the new address: the owner, with the password, or an administrator. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('address_changes', 'by_owner')) return;
  await db.schema.alterTable('address_changes', (t) => {
    t.boolean('by_owner').notNullable().defaultTo(false);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('address_changes', (t) => {
    t.dropColumn('by_owner');
  });
}
