import type { Knex } from 'knex';
import type { UserRow } from './tables.ts';

/** What a new account says of itself; the columns' defaults say the rest. */
export type NewUser = Pick<UserRow, 'name' | 'surname' | 'email' | 'created_at' | 'updated_at'> &
  Partial<Omit<UserRow, 'id'>>;

export const findUser = (db: Knex, id: number): Promise<UserRow | undefined> =>
  db('users').where({ id }).first();

export const findUserByEmail = (db: Knex, email: string): Promise<UserRow | undefined> =>
  db('users').where({ email }).first();

/** The account's row, held until the transaction ends. Whoever changes an account takes this lock first, and others after. */
export const lockUser = (trx: Knex.Transaction, id: number): Promise<UserRow | undefined> =>
  trx('users').where({ id }).forUpdate().first();

export const lockUserByEmail = (trx: Knex.Transaction, email: string): Promise<UserRow | undefined> =>
  trx('users').where({ email }).forUpdate().first();

/** The row as it is stored, defaults included. Throws the database's own error when the address is taken: `isDuplicate`. */
export async function insertUser(trx: Knex.Transaction, values: NewUser): Promise<UserRow> {
  const [id] = await trx('users').insert(values);
  return existing(await findUser(trx, Number(id)));
}

/** The caller holds the account's row. @returns the row as it is now. */
export async function changeUser(
  trx: Knex.Transaction,
  id: number,
  changes: Partial<Omit<UserRow, 'id'>>,
): Promise<UserRow> {
  await trx('users').where({ id }).update(changes);
  return existing(await findUser(trx, id));
}

export const setCitationStyle = (
  db: Knex,
  id: number,
  citation_style: NonNullable<UserRow['citation_style']>,
): Promise<number> => db('users').where({ id }).update({ citation_style });

/** With all rows that refer to it. */
export const deleteUser = (trx: Knex.Transaction, id: number): Promise<number> =>
  trx('users').where({ id }).delete();

function existing(row: UserRow | undefined): UserRow {
  if (!row) throw new Error('the account has gone while its row was held');
  return row;
}

/** What a login needs of an account, before it is known whose it is. */
export interface LoginAccount {
  id: number;
  password_hash: string | null;
  /** Whether this device has logged in to it before. */
  knows_device: 0 | 1;
}

/** One statement, so that an unknown address takes as long as a known one. */
export const loginAccount = (db: Knex, email: string, device: string): Promise<LoginAccount | undefined> =>
  db('users')
    .where({ email })
    .first<LoginAccount>(
      'id',
      'password_hash',
      db.raw('EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND device = ?) AS knows_device', [
        device,
      ]),
    );
