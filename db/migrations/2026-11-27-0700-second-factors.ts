import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

const tables = ['factor_challenges', 'trusted_devices', 'recovery_codes', 'authenticator_apps', 'passkeys'];

/** Adds second factors. */
export async function up(db: Knex): Promise<void> {
  const isMade = await Promise.all(tables.map((table) => db.schema.hasTable(table)));
  const isMissing = (table: string) => !isMade[tables.indexOf(table)];
  if (!(await db.schema.hasColumn('users', 'second_factor_at'))) {
    await db.schema.alterTable('users', (t) => {
      instant(t, 'second_factor_at').comment('since when it has one; null: none');
      t.boolean('passkey_alone')
        .notNullable()
        .defaultTo(false)
        .comment('a passkey logs in without the password');
      instant(t, 'factor_reset_at')
        .index()
        .comment('when the reset that an administrator began takes effect');
    });
  }
  if (isMissing('passkeys')) {
    await db.schema.createTable('passkeys', (t) => {
      t.increments('id');
      owner(t);
      t.specificType('credential', 'varchar(1400) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
        .unique();
      t.specificType('public_key', 'varchar(4000) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
      t.bigInteger('counter').unsigned().notNullable();
      t.string('name', 100).notNullable();
      instant(t, 'created_at').notNullable();
      instant(t, 'last_used_at');
    });
  }
  if (isMissing('authenticator_apps')) {
    await db.schema.createTable('authenticator_apps', (t) => {
      owner(t).primary();
      binary(t, 'secret', 200).notNullable().comment('sealed with the product’s key');
      t.bigInteger('last_step')
        .unsigned()
        .notNullable()
        .defaultTo(0)
        .comment('each step of the clock counts once');
      instant(t, 'created_at').notNullable();
      instant(t, 'confirmed_at');
    });
  }
  if (isMissing('recovery_codes')) {
    await db.schema.createTable('recovery_codes', (t) => {
      t.increments('id');
      owner(t);
      binary(t, 'code_hash', 43).notNullable();
      instant(t, 'created_at').notNullable();
      instant(t, 'used_at');
    });
  }
  if (isMissing('trusted_devices')) {
    await db.schema.createTable('trusted_devices', (t) => {
      t.increments('id');
      owner(t);
      binary(t, 'secret_hash', 43).notNullable().unique();
      t.string('device', 200).notNullable();
      instant(t, 'created_at').notNullable();
      instant(t, 'expires_at').notNullable().index();
    });
  }
  if (isMissing('factor_challenges')) {
    await db.schema.createTable('factor_challenges', (t) => {
      t.increments('id');
      t.integer('user_id').unsigned().references('id').inTable('users').onDelete('CASCADE');
      binary(t, 'challenge_hash', 43).notNullable().unique();
      t.string('purpose', 40).notNullable();
      instant(t, 'expires_at').notNullable().index();
    });
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.schema.dropTableIfExists(table);
  await db.schema.alterTable('users', (t) => {
    t.dropIndex(['factor_reset_at']);
    t.dropColumns('second_factor_at', 'passkey_alone', 'factor_reset_at');
  });
}
