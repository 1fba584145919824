import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/**
 * Stores rulings and principles whose source withdrew them. Their texts are deleted and cannot be
 * saved again.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('withdrawn_rulings')) return;
  await db.schema.createTable('withdrawn_rulings', (t) => {
    binary(t, 'id', 200).primary();
    instant(t, 'withdrawn_at').notNullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('withdrawn_rulings');
}
