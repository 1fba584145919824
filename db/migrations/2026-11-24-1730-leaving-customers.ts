import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/**
 * Stores customers of deleted accounts whose last bill is unpaid. Only the provider's customer id
 * is kept.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('leaving_customers')) return;
  await db.schema.createTable('leaving_customers', (t) => {
    binary(t, 'customer_id', 64).primary();
    instant(t, 'left_at').notNullable();
    instant(t, 'next_look_at').notNullable().index();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('leaving_customers');
}
