import type { Knex } from 'knex';
import { factorKinds, type FactorKind } from '@massima/contract/factor-proof';
import type { AuthenticatorAppRow, FactorChallengeRow, TrustedDeviceRow } from './factor-rows.ts';

/** What an account can prove itself by; a recovery code only next to another factor. */
export async function factorKindsOf(db: Knex, userId: number): Promise<FactorKind[]> {
  const has = (query: Knex.QueryBuilder) => query.where({ user_id: userId }).first('user_id');
  const [passkey, app, code] = await Promise.all([
    has(db('passkeys')),
    has(db('authenticator_apps').whereNotNull('confirmed_at')),
    has(db('recovery_codes').whereNull('used_at')),
  ]);
  const found: Record<FactorKind, unknown> = { passkey, code: app, recovery: code };
  return passkey || app ? factorKinds.filter((kind) => found[kind]) : [];
}

export const findApp = (db: Knex, userId: number): Promise<AuthenticatorAppRow | undefined> =>
  db('authenticator_apps').where({ user_id: userId }).first();

/** A secret that was never confirmed gives way to the next. The caller has locked the account's row. */
export async function replaceApp(
  trx: Knex.Transaction,
  row: Pick<AuthenticatorAppRow, 'user_id' | 'secret' | 'created_at'>,
): Promise<void> {
  await trx('authenticator_apps')
    .insert({ ...row, last_step: 0, confirmed_at: null })
    .onConflict('user_id')
    .merge();
}

export const confirmAppRow = (trx: Knex.Transaction, userId: number, now: Date): Promise<number> =>
  trx('authenticator_apps').where({ user_id: userId, confirmed_at: null }).update({ confirmed_at: now });

/** @returns whether no code of this step or a later one was taken before. */
export async function takeStep(trx: Knex.Transaction, userId: number, step: number): Promise<boolean> {
  const taken = await trx('authenticator_apps')
    .where({ user_id: userId })
    .where('last_step', '<', step)
    .update({ last_step: step });
  return taken === 1;
}

export const deleteApp = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('authenticator_apps').where({ user_id: userId }).delete();

/** These take the place of all before. */
export async function replaceRecoveryCodes(
  trx: Knex.Transaction,
  userId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await trx('recovery_codes').where({ user_id: userId }).delete();
  if (hashes.length === 0) return;
  await trx('recovery_codes').insert(
    hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })),
  );
}

/** @returns whether it was the account's and unused; of two at the same moment one gets it. */
export async function takeRecoveryCode(
  trx: Knex.Transaction,
  userId: number,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const taken = await trx('recovery_codes')
    .where({ user_id: userId, used_at: null })
    .whereIn('code_hash', [...hashes])
    .update({ used_at: now });
  return taken === 1;
}

export async function countRecoveryCodes(db: Knex, userId: number): Promise<number> {
  const [counted] = await db('recovery_codes').where({ user_id: userId, used_at: null }).count({ n: '*' });
  return Number(counted?.n ?? 0);
}

export const insertTrustedDevice = async (trx: Knex.Transaction, row: Omit<TrustedDeviceRow, 'id'>) => {
  await trx('trusted_devices').insert(row);
};

type Trusted = Pick<TrustedDeviceRow, 'user_id' | 'device' | 'secret_hash'>;
export const isTrustedDevice = async (db: Knex, device: Trusted, now: Date): Promise<boolean> =>
  (await db('trusted_devices').where(device).where('expires_at', '>', now).first('id')) !== undefined;

export async function countTrustedDevices(db: Knex, userId: number, now: Date): Promise<number> {
  const [counted] = await db('trusted_devices')
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .count({ n: '*' });
  return Number(counted?.n ?? 0);
}

export const deleteTrustedDevices = (db: Knex, userId: number): Promise<number> =>
  db('trusted_devices').where({ user_id: userId }).delete();

export const insertChallenge = async (db: Knex, row: Omit<FactorChallengeRow, 'id'>) => {
  await db('factor_challenges').insert(row);
};

export const findChallenge = (
  db: Knex,
  challenge_hash: string,
  now: Date,
): Promise<FactorChallengeRow | undefined> =>
  db('factor_challenges').where({ challenge_hash }).where('expires_at', '>', now).first();

/** @returns whether it was still there: it is answered once. */
export const takeChallenge = async (trx: Knex.Transaction, id: number): Promise<boolean> =>
  (await trx('factor_challenges').where({ id }).delete()) === 1;

/** What an account was asked and has not answered. */
export const deleteChallenges = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('factor_challenges').where({ user_id: userId }).delete();

/** Accounts whose factors are to be removed by now. */
export const dueFactorResets = (db: Knex, now: Date, limit: number): Promise<number[]> =>
  db('users').where('factor_reset_at', '<=', now).orderBy('factor_reset_at').limit(limit).pluck('id');
