import type { Knex } from 'knex';
import { binary } from '../src/columns.ts';

/**
 * Stores the request of a lease holder, so that a second identical request waits for its result.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasColumn('billing_accounts', 'lease_wish')) return;
  await db.schema.alterTable('billing_accounts', (t) => {
    binary(t, 'lease_wish', 43).comment('a hash; null: nobody’s wish, but what news of the provider set off');
  });
}

export async function down(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('billing_accounts', 'lease_wish'))) return;
  await db.schema.alterTable('billing_accounts', (t) => {
    t.dropColumn('lease_wish');
  });
}
