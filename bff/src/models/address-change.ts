import type { Knex } from 'knex';
import type { AddressChangeRow } from './address-rows.ts';

export const findAddressChange = (db: Knex, userId: number): Promise<AddressChangeRow | undefined> =>
  db('address_changes').where({ user_id: userId }).first();

/** Inserts an address change and replaces the account's previous change with its confirmations. */
export async function replaceAddressChange(
  trx: Knex.Transaction,
  change: Pick<AddressChangeRow, 'user_id' | 'email' | 'asked_at' | 'by_owner'>,
): Promise<void> {
  await trx('address_changes')
    .insert({ ...change, confirmed_at: null, agreed_at: null })
    .onConflict('user_id')
    .merge();
}

export const noteOnAddressChange = (
  trx: Knex.Transaction,
  userId: number,
  confirmations: Partial<Pick<AddressChangeRow, 'confirmed_at' | 'agreed_at'>>,
): Promise<number> => trx('address_changes').where({ user_id: userId }).update(confirmations);

export const deleteAddressChange = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('address_changes').where({ user_id: userId }).delete();

interface Due {
  /** Changes confirmed and requested before this instant take effect without an objection. */
  silentSince: Date;
  /** Unconfirmed changes requested before this instant expire. */
  lapsedSince: Date;
  limit: number;
}

/**
 * Returns the accounts whose address change must be settled: it was not objected to, was not
 * confirmed in time, or its address now belongs to another account.
 */
export const dueAddressChanges = (db: Knex, { silentSince, lapsedSince, limit }: Due): Promise<number[]> =>
  db('address_changes')
    .where((due) => due.whereNotNull('confirmed_at').where('asked_at', '<=', silentSince))
    .orWhere('asked_at', '<=', lapsedSince)
    .orWhereExists(db('users').whereRaw('users.email = address_changes.email').select(db.raw('1')))
    .orderBy('asked_at')
    .limit(limit)
    .pluck('user_id');
