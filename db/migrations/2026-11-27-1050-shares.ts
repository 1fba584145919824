import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/** Adds links that show one ruling to people without an account. */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('shares')) return;
  await db.schema.createTable('shares', (t) => {
    t.increments('id');
    owner(t);
    binary(t, 'token_hash', 43).notNullable().unique();
    binary(t, 'id_new', 200).notNullable();
    t.string('label', 255).notNullable();
    // The account's own name may be that long.
    t.string('studio', 511).notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'expires_at').notNullable().index();
    instant(t, 'ended_at').nullable();
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('shares');
}
