import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

const table = 'trial_customers';

/** Customers that had a card-free trial. `trial_mailboxes` stays for the previous version and is dropped one release later. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('offers', 'trials_per_customer')))
    await db.schema.alterTable('offers', (t) => {
      t.integer('trials_per_customer')
        .unsigned()
        .defaultTo(3)
        .comment('of a domain in a year; null: no limit');
    });
  if (await db.schema.hasTable(table)) return;
  await db.schema.createTable(table, (t) => {
    t.enum('kind', ['mailbox', 'domain', 'vat', 'fiscal']).notNullable();
    binary(t, 'hash', 43).notNullable();
    t.integer('trials').unsigned().notNullable().comment('since first_at');
    instant(t, 'first_at').notNullable();
    t.integer('taken_by')
      .unsigned()
      .comment('the account whose trial a VAT number or fiscal code counts for');
    t.primary(['kind', 'hash']);
  });
}

export const down = async (db: Knex): Promise<void> => {
  await db.schema.dropTableIfExists(table);
  await db.schema.alterTable('offers', (t) => t.dropColumn('trials_per_customer'));
};
