import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/**
 * Adds the amount that an account's programs may spend beyond its plan, and their activity.
 * Without a row the amount is zero.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('assistant_spending')) return;
  await db.schema.createTable('assistant_spending', (t) => {
    t.integer('user_id').unsigned().primary();
    t.foreign('user_id').references('id').inTable('users').onDelete('CASCADE');
    t.integer('most_cents').unsigned().notNullable().comment('a month, by the calendar of Rome');
    t.integer('spent_cents').unsigned().notNullable().defaultTo(0).comment('in the month below');
    t.specificType('month', 'char(7)').notNullable().defaultTo('');
    instant(t, 'changed_at').notNullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('assistant_spending');
}
