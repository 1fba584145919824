import type { Knex } from 'knex';
import type { AccountColumns } from '../actor.ts';
import { statement, type StatementPool } from './statement-pool.ts';
import type { SessionRow } from './session-row.ts';
import type { UserRow } from './tables.ts';

/** A session with what must be known of its account before a request may proceed. */
export type LiveSession = AccountColumns &
  Pick<UserRow, 'disabled'> &
  Pick<
    SessionRow,
    | 'device'
    | 'created_at'
    | 'last_seen_at'
    | 'ended_at'
    | 'ended_reason'
    | 'proven_at'
    | 'proven_by'
    | 'proof_used_at'
  > & {
    session_id: number;
  };

/** Of the caller, with a session or a key. */
export const accountColumns = `
  users.id, users.email, users.role, users.is_verified, users.disabled, users.customer_id, users.plan,
  users.plan_expires_at, users.trial_expires_at, users.license_expire_at, users.plan_queries,
  users.used_queries, users.over_quota, users.over_quota_cents, users.is_plan_trial, users.history_paused,
  users.second_factor_at,
  (SELECT current_period_end FROM subscriptions WHERE subscriptions.user_id = users.id) AS period_ends_at`;

export const sessionColumns = `
  ${accountColumns}, sessions.id AS session_id, sessions.device, sessions.created_at, sessions.last_seen_at,
  sessions.ended_at, sessions.ended_reason, sessions.proven_at, sessions.proven_by, sessions.proof_used_at`;
export const sessionTables = 'sessions JOIN users ON users.id = sessions.user_id';

/** Written out, and past the query builder: every authenticated request begins with it. */
const sessionByHash = `SELECT ${sessionColumns} FROM ${sessionTables} WHERE sessions.token_hash = ?`;

export async function sessionByTokenHash(
  statements: StatementPool,
  hash: string,
): Promise<LiveSession | undefined> {
  const { found } = await statements.run({ found: statement<LiveSession>(sessionByHash, [hash]) });
  return found[0];
}

/** A session lives while it was used, and begun, since then. */
export interface LiveSince {
  usedSince: Date;
  begunSince: Date;
}

/** What an account's bucket is made of: its kind, and the SHA-256 in hexadecimal of a key and the account's number. */
export interface BucketOfAccount {
  kind: string;
  key: string;
}

/** Puts the name of the account's bucket into `@bucket`; null without a live session of an account that is not locked. */
export const nameLiveAccount = (
  { kind, key }: BucketOfAccount,
  { tokenHash, usedSince, begunSince }: LiveSince & { tokenHash: string },
) =>
  statement(
    `SET @bucket = (
       SELECT CONCAT(?, SHA2(CONCAT(?, users.id), 256)) COLLATE utf8mb4_bin FROM ${sessionTables}
        WHERE sessions.token_hash = ? AND sessions.ended_at IS NULL AND NOT users.disabled
          AND sessions.last_seen_at >= ? AND sessions.created_at >= ?)`,
    [`${kind}:`, key, tokenHash, usedSince, begunSince],
  );

/**
 * Starts a session and ends the account's others. The caller has locked the account's row. @returns the others' devices
 */
export async function replaceSessions(
  trx: Knex.Transaction,
  session: Omit<SessionRow, 'id' | 'name' | 'ended_at' | 'ended_reason' | 'proof_used_at'>,
  idleSince: Date,
): Promise<string[]> {
  const open = () => trx('sessions').where({ user_id: session.user_id, ended_at: null });
  const devices: string[] = await open().where('last_seen_at', '>', idleSince).pluck('device');
  await open().update({ ended_at: session.created_at, ended_reason: 'another_session_open' });
  await trx('sessions').insert(session);
  return devices;
}

export const endSession = (db: Knex, id: number, reason: string, now: Date) =>
  db('sessions').where({ id }).update({ ended_at: now, ended_reason: reason });

/** Every open session of the account but one. */
export async function endSessionsBut(
  trx: Knex.Transaction,
  userId: number,
  exceptId: number | null,
  reason: string,
  now: Date,
): Promise<void> {
  const otherSessions = trx('sessions').where({ user_id: userId, ended_at: null });
  if (exceptId !== null) void otherSessions.whereNot({ id: exceptId });
  await otherSessions.update({ ended_at: now, ended_reason: reason });
}

/** Devices that have opened a session are strangers again. */
export const forgetKnownDevices = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('sessions').where({ user_id: userId }).whereNotNull('ended_at').update({ ended_reason: 'recovered' });

export const touchSession = (db: Knex, id: number, now: Date) =>
  db('sessions').where({ id }).update({ last_seen_at: now });

export const noteProof = (
  db: Knex,
  id: number,
  proof: Partial<Pick<SessionRow, 'proven_at' | 'proven_by' | 'proof_used_at'>>,
) => db('sessions').where({ id, ended_at: null }).update(proof);

/** When the account's newest session began and was last used; nothing once the sessions kept have gone. */
export const lastSession = (
  db: Knex,
  userId: number,
): Promise<Pick<SessionRow, 'created_at' | 'last_seen_at'> | undefined> =>
  db('sessions').where({ user_id: userId }).orderBy('id', 'desc').first('created_at', 'last_seen_at');

export const nameSession = (db: Knex, token_hash: string, name: string): Promise<number> =>
  db('sessions').where({ token_hash }).update({ name });

export const liveSessions = (
  db: Knex,
  userId: number,
  { usedSince, begunSince }: LiveSince,
): Promise<SessionRow[]> =>
  db('sessions')
    .where({ user_id: userId, ended_at: null })
    .where('last_seen_at', '>=', usedSince)
    .where('created_at', '>=', begunSince);
