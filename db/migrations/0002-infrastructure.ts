import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('outbox', (t) => {
    t.increments('id');
    t.string('recipient', 254).notNullable();
    t.string('template', 50).notNullable();
    t.string('locale', 2).notNullable();
    t.json('params').notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'next_attempt_at').notNullable();
    instant(t, 'locked_until');
    t.integer('attempts').notNullable().defaultTo(0);
    instant(t, 'sent_at');
    t.string('last_error', 500);
    t.index(['sent_at', 'next_attempt_at']);
  });
  await db.schema.createTable('rate_limits', (t) => {
    binary(t, 'bucket', 150).notNullable();
    instant(t, 'window_start').notNullable();
    t.integer('hits').unsigned().notNullable();
    t.primary(['bucket']);
    t.index(['window_start']);
  });
  await db.schema.createTable('settings', (t) => {
    binary(t, 'name', 50).primary();
    t.json('value').notNullable();
  });
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['settings', 'rate_limits', 'outbox']) await db.schema.dropTableIfExists(table);
}
