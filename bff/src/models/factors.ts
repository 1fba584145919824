import type { Knex } from 'knex';
import { dayMs } from '@massima/contract/format/dates';
import { factorKinds, type FactorKind } from '@massima/contract/factor-proof';
import type {
  AuthenticatorAppRow,
  FactorAge,
  FactorChallengeRow,
  RecoveryCodeRow,
  TrustedDeviceRow,
} from './factor-rows.ts';
import { isUseDue } from './use-due.ts';

const trustedAfterDays = 7;
const trustedAt = `COALESCE(trusted_at, DATE_ADD(created_at, INTERVAL ${trustedAfterDays} DAY))`;

/** When a factor becomes trusted that is added now. */
export const trustedAtOf = (isByTrusted: boolean, now: Date): Date =>
  isByTrusted ? now : new Date(now.getTime() + trustedAfterDays * dayMs);
export const trustOf = ({ trusted_at, created_at }: FactorAge): Date =>
  trusted_at ?? trustedAtOf(false, created_at);

/** Filters factors by trust at a moment and by creation before a moment. */
export interface OnlyFactors {
  trustedAt?: Date;
  madeBefore?: Date | undefined;
}

/**
 * Returns the kinds of factor that an account can use. Without `trustedAt`, recovery codes count
 * only in addition to another factor.
 */
export async function factorKindsOf(db: Knex, userId: number, only: OnlyFactors = {}): Promise<FactorKind[]> {
  const has = (query: Knex.QueryBuilder) => {
    void query.where({ user_id: userId });
    if (only.trustedAt) void query.whereRaw(`${trustedAt} <= ?`, [only.trustedAt]);
    if (only.madeBefore) void query.where('created_at', '<', only.madeBefore);
    return query.first('user_id');
  };
  const [passkey, app, code] = await Promise.all([
    has(db('passkeys')),
    has(db('authenticator_apps').whereNotNull('confirmed_at')),
    has(db('recovery_codes').whereNull('used_at')),
  ]);
  const found: Record<FactorKind, unknown> = { passkey, code: app, recovery: code };
  return passkey || app || only.trustedAt ? factorKinds.filter((kind) => found[kind]) : [];
}

export const findApp = (db: Knex, userId: number): Promise<AuthenticatorAppRow | undefined> =>
  db('authenticator_apps').where({ user_id: userId }).first();

/**
 * Stores the secret of a new app, and replaces a secret that was never confirmed. The caller has
 * locked the account's row.
 */
export async function replaceApp(
  trx: Knex.Transaction,
  row: Pick<AuthenticatorAppRow, 'user_id' | 'secret' | 'created_at'>,
): Promise<void> {
  await trx('authenticator_apps')
    .insert({ ...row, last_step: 0, confirmed_at: null })
    .onConflict('user_id')
    .merge();
}

export const confirmAppRow = (
  trx: Knex.Transaction,
  userId: number,
  confirmed: { confirmed_at: Date; trusted_at: Date },
): Promise<number> =>
  trx('authenticator_apps').where({ user_id: userId, confirmed_at: null }).update(confirmed);

/** @returns false if a code of this or a later step was accepted before */
export async function takeStep(trx: Knex.Transaction, userId: number, step: number): Promise<boolean> {
  const taken = await trx('authenticator_apps')
    .where({ user_id: userId })
    .where('last_step', '<', step)
    .update({ last_step: step });
  return taken === 1;
}

export const deleteApp = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('authenticator_apps').where({ user_id: userId }).delete();

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  trx: Knex.Transaction,
  userId: number,
  hashes: readonly string[],
  age: FactorAge,
): Promise<void> {
  await trx('recovery_codes').where({ user_id: userId }).delete();
  if (hashes.length === 0) return;
  await trx('recovery_codes').insert(hashes.map((code_hash) => ({ user_id: userId, code_hash, ...age })));
}

/**
 * Consumes a recovery code. If two requests use it concurrently, only one succeeds.
 *
 * @returns the age of the code, or null if it is unknown or used
 */
export async function takeRecoveryCode(
  trx: Knex.Transaction,
  userId: number,
  hashes: readonly string[],
  now: Date,
): Promise<FactorAge | null> {
  const code = await trx('recovery_codes')
    .where({ user_id: userId, used_at: null })
    .whereIn('code_hash', [...hashes])
    .first('id', 'created_at', 'trusted_at');
  if (!code) return null;
  const taken = await trx('recovery_codes').where({ id: code.id, used_at: null }).update({ used_at: now });
  return taken === 1 ? code : null;
}

/** Deletes the factors made since a moment, or only the young factors of these. */
export async function deleteFactors(
  trx: Knex.Transaction,
  userId: number,
  { madeSince, youngAt }: { madeSince?: Date; youngAt?: Date },
): Promise<void> {
  const factorQueries: Knex.QueryBuilder[] = [
    trx('passkeys'),
    trx('authenticator_apps'),
    trx('recovery_codes'),
  ];
  for (const rows of factorQueries) {
    void rows.where({ user_id: userId });
    if (madeSince) void rows.where('created_at', '>=', madeSince);
    if (youngAt) void rows.whereRaw(`${trustedAt} > ?`, [youngAt]);
    await rows.delete();
  }
}

/** The age of the recovery codes, which are renewed together. */
export const recoveryCodesAge = (db: Knex, userId: number): Promise<FactorAge | undefined> =>
  db('recovery_codes').where({ user_id: userId, used_at: null }).first('created_at', 'trusted_at');

export async function countRecoveryCodes(db: Knex, userId: number): Promise<number> {
  const [counted] = await db('recovery_codes').where({ user_id: userId, used_at: null }).count({ n: '*' });
  return Number(counted?.n ?? 0);
}

export const recoveryCodesOf = (db: Knex, userId: number): Promise<RecoveryCodeRow[]> =>
  db('recovery_codes').where({ user_id: userId });

type NewDevice = Omit<TrustedDeviceRow, 'id' | 'name' | 'last_used_at'>;
export const insertTrustedDevice = async (trx: Knex.Transaction, row: NewDevice) => {
  await trx('trusted_devices').insert(row);
};

export const nameTrustedDevice = (db: Knex, secret_hash: string, name: string): Promise<number> =>
  db('trusted_devices').where({ secret_hash }).update({ name });

type Trusted = Pick<TrustedDeviceRow, 'user_id' | 'device' | 'secret_hash'>;
/** Returns whether the device skips the second factor, and records its use. */
export async function isTrustedDevice(db: Knex, device: Trusted, now: Date): Promise<boolean> {
  const found = await db('trusted_devices').where(device).where('expires_at', '>', now).first();
  if (found && isUseDue(found.last_used_at, now))
    await db('trusted_devices').where({ id: found.id }).update({ last_used_at: now });
  return found !== undefined;
}

export const trustedDevicesOf = (db: Knex, userId: number, now: Date): Promise<TrustedDeviceRow[]> =>
  db('trusted_devices').where({ user_id: userId }).where('expires_at', '>', now);

/** Deletes one remembered device, or all devices of an account. */
export const deleteTrustedDevices = (db: Knex, userId: number, id?: number): Promise<number> =>
  db('trusted_devices')
    .where({ user_id: userId, ...(id !== undefined && { id }) })
    .delete();

export const insertChallenge = async (db: Knex, row: Omit<FactorChallengeRow, 'id'>) => {
  await db('factor_challenges').insert(row);
};

export const findChallenge = (
  db: Knex,
  challenge_hash: string,
  now: Date,
): Promise<FactorChallengeRow | undefined> =>
  db('factor_challenges').where({ challenge_hash }).where('expires_at', '>', now).first();

/** Consumes a challenge. @returns false if it was consumed before */
export const takeChallenge = async (trx: Knex.Transaction, id: number): Promise<boolean> =>
  (await trx('factor_challenges').where({ id }).delete()) === 1;

/** Deletes the open challenges of an account. */
export const deleteChallenges = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('factor_challenges').where({ user_id: userId }).delete();

/** Returns the accounts whose reset by support takes effect now. */
export const dueFactorResets = (db: Knex, now: Date, limit: number): Promise<number[]> =>
  db('users').where('factor_reset_at', '<=', now).orderBy('factor_reset_at').limit(limit).pluck('id');
