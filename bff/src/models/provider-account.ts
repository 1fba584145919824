import type { Knex } from 'knex';
import { changeSetting } from './settings.ts';

const setting = 'provider_account';

/** Returns the provider account that this database belongs to; stores `now` if none is stored. */
export async function noteProviderAccount(db: Knex, now: string): Promise<string> {
  const value = await changeSetting(db, setting, (stored) => (typeof stored === 'string' ? stored : now));
  return String(value);
}

/** Replaces the provider account, for an operator who migrates. */
export const replaceProviderAccount = (db: Knex, now: string | null) => changeSetting(db, setting, () => now);

/** Returns the newest customers, which the provider is most likely to have. */
export async function latestCustomers(db: Knex, limit: number): Promise<string[]> {
  const rows = await db('users')
    .whereNotNull('customer_id')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('customer_id');
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}
