import type { Knex } from 'knex';

export async function isDeletedAddress(db: Knex, hashes: readonly string[]): Promise<boolean> {
  return (await db('deleted_addresses').whereIn('address_hash', hashes).first('address_hash')) !== undefined;
}

export const insertDeletedAddress = async (trx: Knex.Transaction, hash: string, now: Date): Promise<void> => {
  await trx('deleted_addresses')
    .insert({ address_hash: hash, deleted_at: now })
    .onConflict('address_hash')
    .merge();
};
