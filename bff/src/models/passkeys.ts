import type { Knex } from 'knex';
import type { PasskeyRow } from './factor-rows.ts';

export const passkeysOf = (db: Knex, userId: number): Promise<PasskeyRow[]> =>
  db('passkeys').where({ user_id: userId }).orderBy('id');

export const findPasskey = (db: Knex, credential: string): Promise<PasskeyRow | undefined> =>
  db('passkeys').where({ credential }).first();

/**
 * Inserts a passkey.
 * @throws the database's error if an account already has the passkey: `isDuplicate`
 */
export async function insertPasskey(
  trx: Knex.Transaction,
  row: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<void> {
  await trx('passkeys').insert(row);
}

export const deletePasskey = (trx: Knex.Transaction, userId: number, id: number): Promise<number> =>
  trx('passkeys').where({ user_id: userId, id }).delete();

/**
 * Stores the signature counter of a passkey.
 * @returns false if it was not increased: two signatures with one count indicate a copied key
 *   (WebAuthn, section 6.1.1)
 */
export async function notePasskeyUse(
  trx: Knex.Transaction,
  { id, counter: before }: PasskeyRow,
  counter: number,
  now: Date,
): Promise<boolean> {
  const updated = await trx('passkeys').where({ id, counter: before }).update({ counter, last_used_at: now });
  return updated === 1;
}
