import type { Knex } from 'knex';
import type { UserRow } from './tables.ts';

/** Fields that a caller sets on a new account. The other columns have defaults. */
export type NewUser = Pick<UserRow, 'name' | 'surname' | 'email' | 'created_at' | 'updated_at'> &
  Partial<Omit<UserRow, 'id'>>;

/**
 * Row of an account without the password hash; `has_password` reports whether a password is set.
 */
export type AccountRow = Omit<UserRow, 'password_hash'> & { has_password: 0 | 1 };

/** Explicit list, because only the password check may read the hash. */
const columns = {
  id: true,
  name: true,
  surname: true,
  email: true,
  role: true,
  is_verified: true,
  disabled: true,
  desired_plan_id: true,
  plan: true,
  plan_queries: true,
  used_queries: true,
  over_quota: true,
  over_quota_cents: true,
  is_plan_trial: true,
  trial_expires_at: true,
  license_expire_at: true,
  plan_expires_at: true,
  is_returning: true,
  price_type: true,
  coupon: true,
  customer_id: true,
  work_area: true,
  origin: true,
  trial_queries_count: true,
  trial_days_count: true,
  locale: true,
  trial_reminded_for: true,
  history_paused: true,
  alert_mails: true,
  alerts_mailed_at: true,
  citation_style: true,
  verified_at: true,
  history_closed_at: true,
  mailbox_hash: true,
  second_factor_at: true,
  passkey_alone: true,
  factor_reset_at: true,
  factor_reset_email: true,
  created_at: true,
  updated_at: true,
} satisfies Record<keyof Omit<UserRow, 'password_hash'>, true>;

/** To be selected of `users`, for an `AccountRow`. */
export const accountColumns = (db: Knex) => [
  ...Object.keys(columns),
  db.raw('password_hash IS NOT NULL AS has_password'),
];

export const findUser = (db: Knex, id: number): Promise<AccountRow | undefined> =>
  db('users').where({ id }).first<AccountRow>(accountColumns(db));

export const findUserByEmail = (db: Knex, email: string): Promise<AccountRow | undefined> =>
  db('users').where({ email }).first<AccountRow>(accountColumns(db));

/**
 * Returns the account's row, locked until the transaction ends. Every change of an account
 * acquires this lock first and other locks afterwards.
 */
export const lockUser = (trx: Knex.Transaction, id: number): Promise<AccountRow | undefined> =>
  trx('users').where({ id }).forUpdate().first<AccountRow>(accountColumns(trx));

export const lockUserByEmail = (trx: Knex.Transaction, email: string): Promise<AccountRow | undefined> =>
  trx('users').where({ email }).forUpdate().first<AccountRow>(accountColumns(trx));

/**
 * Like {@link lockUser}, but returns undefined if the password has changed since it was checked.
 */
export const lockUserByPassword = (
  trx: Knex.Transaction,
  { id, password_hash }: Pick<LoginAccount, 'id' | 'password_hash'>,
): Promise<AccountRow | undefined> =>
  trx('users').where({ id, password_hash }).forUpdate().first<AccountRow>(accountColumns(trx));

/** The row as stored, defaults included. Throws the database's own error when the address is taken: `isDuplicate`. */
export async function insertUser(trx: Knex.Transaction, values: NewUser): Promise<AccountRow> {
  const [id] = await trx('users').insert(values);
  return existing(await findUser(trx, Number(id)));
}

/** The caller has locked the account's row. @returns the row as it is now. */
export async function changeUser(
  trx: Knex.Transaction,
  id: number,
  changes: Partial<Omit<UserRow, 'id'>>,
): Promise<AccountRow> {
  await trx('users').where({ id }).update(changes);
  return existing(await findUser(trx, id));
}

export const setCitationStyle = (
  db: Knex,
  id: number,
  citation_style: NonNullable<AccountRow['citation_style']>,
): Promise<number> => db('users').where({ id }).update({ citation_style });

/** Also deletes all rows that refer to the account, by foreign key. */
export const deleteUser = (trx: Knex.Transaction, id: number): Promise<number> =>
  trx('users').where({ id }).delete();

function existing(row: AccountRow | undefined): AccountRow {
  if (!row) throw new Error('the account has gone while its row was held');
  return row;
}

/** Fields of an account that a login needs before the caller is authenticated. */
export interface LoginAccount {
  id: number;
  password_hash: string | null;
  /** Whether this device has logged in to it since the account was last recovered. */
  knows_device: 0 | 1;
}

/** Uses one statement, so that an unknown address takes as long as a known address. */
export const loginAccount = (
  db: Knex,
  which: { email: string } | { id: number },
  device: string,
): Promise<LoginAccount | undefined> =>
  db('users')
    .where(which)
    .first<LoginAccount>(
      'id',
      'password_hash',
      db.raw(
        `EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND device = ?
           AND (ended_reason IS NULL OR ended_reason <> 'recovered')) AS knows_device`,
        [device],
      ),
    );
