import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/** Adds self-registered applications, their authorisation requests and their tokens. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('connections', 'client_id')))
    await db.schema.alterTable('connections', (t) => {
      binary(t, 'client_id', 64).comment('null: a key');
      t.string('host', 255).comment('where consent led back to');
    });
  if (!(await db.schema.hasTable('oauth_clients')))
    await db.schema.createTable('oauth_clients', (t) => {
      binary(t, 'id', 64).primary();
      t.string('name', 100).notNullable();
      t.text('redirect_uris').notNullable();
      instant(t, 'created_at').notNullable();
      instant(t, 'last_used_at').notNullable().index();
    });
  if (!(await db.schema.hasTable('oauth_requests')))
    await db.schema.createTable('oauth_requests', (t) => {
      binary(t, 'id_hash', 43).primary();
      t.integer('user_id').unsigned().references('id').inTable('users').onDelete('CASCADE');
      binary(t, 'client_id', 64).notNullable();
      binary(t, 'cookie_hash', 43).notNullable();
      t.text('redirect_uri').notNullable();
      t.text('state');
      binary(t, 'code_challenge', 43).notNullable();
      t.text('resource').notNullable();
      t.boolean('asks_to_write').notNullable();
      instant(t, 'expires_at').notNullable().index();
    });
  if (!(await db.schema.hasTable('oauth_tokens')))
    await db.schema.createTable('oauth_tokens', (t) => {
      binary(t, 'id', 64).primary().comment('kind and hash');
      t.integer('connection_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('connections')
        .onDelete('CASCADE');
      t.text('payload').notNullable();
      instant(t, 'expires_at').notNullable().index();
      instant(t, 'consumed_at');
    });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('oauth_tokens');
  await db.schema.dropTableIfExists('oauth_requests');
  await db.schema.dropTableIfExists('oauth_clients');
  if (!(await db.schema.hasColumn('connections', 'client_id'))) return;
  await db.schema.alterTable('connections', (t) => {
    t.dropColumns('client_id', 'host');
  });
}
