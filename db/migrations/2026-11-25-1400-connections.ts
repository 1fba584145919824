import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/** Adds API keys for programs of an account's owner. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('connections')) return;
  await db.schema.createTable('connections', (t) => {
    t.increments('id');
    owner(t);
    t.string('name', 100).notNullable();
    binary(t, 'token_hash', 43).unique();
    t.boolean('may_write').notNullable();
    t.integer('searches').unsigned().notNullable().defaultTo(0).comment('paid in the month below');
    t.specificType('searches_month', 'char(7)').notNullable().defaultTo('');
    instant(t, 'created_at').notNullable();
    instant(t, 'expires_at').notNullable().index();
    instant(t, 'last_used_at');
    instant(t, 'ended_at').index();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('connections');
}
