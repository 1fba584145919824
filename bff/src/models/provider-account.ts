import type { Knex } from 'knex';
import { changeSetting } from './settings.ts';

const setting = 'provider_account';

/** The card provider's account that this database belongs to; notes `now` where none is noted yet. */
export async function noteProviderAccount(db: Knex, now: string): Promise<string> {
  const value = await changeSetting(db, setting, (noted) => (typeof noted === 'string' ? noted : now));
  return String(value);
}

/** For an operator who moves to another one on purpose. */
export const replaceProviderAccount = (db: Knex, now: string | null) => changeSetting(db, setting, () => now);

/** The customers that were made last: of these the provider knows the most surely. */
export async function latestCustomers(db: Knex, limit: number): Promise<string[]> {
  const rows = await db('users')
    .whereNotNull('customer_id')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('customer_id');
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}
