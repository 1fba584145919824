import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** What an account lets its programs spend past what its plan includes, and what they did. Without a row: nothing. */
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
