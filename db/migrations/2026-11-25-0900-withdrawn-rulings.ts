import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/** Rulings and principles whose source withdrew them: their texts are kept no more, and not saved again. */
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
