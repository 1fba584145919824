import type { Knex } from 'knex';
import type { AddressChangeRow } from './address-rows.ts';

export const findAddressChange = (db: Knex, userId: number): Promise<AddressChangeRow | undefined> =>
  db('address_changes').where({ user_id: userId }).first();

/** One at a time: a new one takes the place of the old, and nothing that was said of that counts for it. */
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
  said: Partial<Pick<AddressChangeRow, 'confirmed_at' | 'agreed_at'>>,
): Promise<number> => trx('address_changes').where({ user_id: userId }).update(said);

export const deleteAddressChange = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('address_changes').where({ user_id: userId }).delete();

interface Due {
  /** What was confirmed and requested by then has waited long enough. */
  silentSince: Date;
  /** What was requested by then has waited too long. */
  lapsedSince: Date;
  limit: number;
}

/** Accounts whose change is to be settled: by silence, for want of a confirmation, or because another account has the address. */
export const dueAddressChanges = (db: Knex, { silentSince, lapsedSince, limit }: Due): Promise<number[]> =>
  db('address_changes')
    .where((due) => due.whereNotNull('confirmed_at').where('asked_at', '<=', silentSince))
    .orWhere('asked_at', '<=', lapsedSince)
    .orWhereExists(db('users').whereRaw('users.email = address_changes.email').select(db.raw('1')))
    .orderBy('asked_at')
    .limit(limit)
    .pluck('user_id');
