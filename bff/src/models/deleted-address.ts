import type { Knex } from 'knex';

export async function isDeletedAddress(db: Knex, hash: string): Promise<boolean> {
  return (await db('deleted_addresses').where({ address_hash: hash }).first('address_hash')) !== undefined;
}

export const insertDeletedAddress = async (trx: Knex.Transaction, hash: string, now: Date): Promise<void> => {
  await trx('deleted_addresses')
    .insert({ address_hash: hash, deleted_at: now })
    .onConflict('address_hash')
    .merge();
};
