import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

const factorTables = ['passkeys', 'authenticator_apps', 'recovery_codes'];
const before = ['verify', 'restore', 'choose', 'login', 'address_new', 'address_old'];
const setPurposes = (db: Knex, purposes: string[]) =>
  db.raw(
    `ALTER TABLE emailed_tokens MODIFY purpose ENUM(${purposes.map((p) => `'${p}'`).join(', ')}) NOT NULL`,
  );

/** The age of factors, the links that undo a change or stop a reset, and the address of a reset. */
export async function up(db: Knex): Promise<void> {
  for (const table of factorTables) {
    if (await db.schema.hasColumn(table, 'trusted_at')) continue;
    await db.schema.alterTable(table, (t) => {
      instant(t, 'trusted_at').comment('null: seven days after it was made');
    });
  }
  await setPurposes(db, [...before, 'undo', 'stop_reset']);
  if (!(await db.schema.hasColumn('emailed_tokens', 'since'))) {
    await db.schema.alterTable('emailed_tokens', (t) => {
      instant(t, 'since').comment('of an undo link: when what it undoes happened');
      binary(t, 'former_email', 254).comment('of an undo link: the address before');
    });
  }
  if (await db.schema.hasColumn('users', 'factor_reset_email')) return;
  await db.schema.alterTable('users', (t) => {
    binary(t, 'factor_reset_email', 254).comment('the address that the reset leads to; null: the same');
  });
}

export async function down(db: Knex): Promise<void> {
  for (const table of factorTables) await db.schema.alterTable(table, (t) => t.dropColumn('trusted_at'));
  await db('emailed_tokens').whereIn('purpose', ['undo', 'stop_reset']).delete();
  await setPurposes(db, before);
  await db.schema.alterTable('emailed_tokens', (t) => t.dropColumns('since', 'former_email'));
  await db.schema.alterTable('users', (t) => t.dropColumn('factor_reset_email'));
}
