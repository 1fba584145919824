import type { Knex } from 'knex';
import { inMs, microseconds } from './claim.ts';
import { execute } from './execute.ts';
import type { PaymentAttemptRow } from './tables.ts';

export interface PaymentAttempt {
  /** The idempotency key, by which the provider and the subscription's metadata know it. */
  key: string;
  fingerprint: string;
  /** The request as it was sent. */
  params: unknown;
}

export interface OpenAttempt extends PaymentAttempt {
  /** Sent so short a while ago that it may still be at work at the provider. */
  isUnderWay: boolean;
}

/** Since an attempt was sent, either way: one in the future was noted before a clock was put right. Takes microseconds. */
const isOld = `ABS(TIMESTAMPDIFF(MICROSECOND, COALESCE(sent_at, created_at), CURRENT_TIMESTAMP(3))) >= ?`;

/** The call whose outcome has not been seen yet. There is at most one of a kind: who wants another one settles it first. */
export async function findOpenAttempt(
  db: Knex,
  userId: number,
  kind: string,
  underWayMs: number,
): Promise<OpenAttempt | undefined> {
  const row = await db('payment_attempts')
    .where({ user_id: userId, kind, settled_at: null })
    .orderBy('created_at', 'desc')
    .select('idempotency_key', 'fingerprint', 'params')
    .select<(PaymentAttemptRow & { is_old: number })[]>(
      db.raw(`${isOld} AS is_old`, [microseconds(underWayMs)]),
    )
    .first();
  return (
    row && {
      key: row.idempotency_key,
      fingerprint: row.fingerprint,
      params: row.params,
      isUnderWay: row.is_old === 0,
    }
  );
}

/** The account's last attempt of any kind, where it is of this one, settled, and not old yet. */
export async function findLastAttempt(
  db: Knex,
  userId: number,
  kind: string,
  withinMs: number,
): Promise<PaymentAttempt | undefined> {
  const row = await db('payment_attempts')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .select('idempotency_key', 'fingerprint', 'params', 'kind', 'settled_at')
    .select<(PaymentAttemptRow & { is_old: number })[]>(
      db.raw(`${isOld} AS is_old`, [microseconds(withinMs)]),
    )
    .first();
  if (!row || row.kind !== kind || row.settled_at === null || row.is_old !== 0) return undefined;
  return { key: row.idempotency_key, fingerprint: row.fingerprint, params: row.params };
}

/**
 * Writes an attempt down before it is sent, as long as the lease is still the holder's.
 * @returns false when it is not: a holder that slept longer than the lease lasts must not act any more.
 */
export async function insertAttempt(
  db: Knex,
  lease: { userId: number; holder: string },
  { key, fingerprint, params }: PaymentAttempt,
  kind: string,
): Promise<boolean> {
  const { affectedRows } = await execute(
    db,
    `INSERT INTO payment_attempts (idempotency_key, user_id, kind, fingerprint, params, created_at, sent_at)
     SELECT ?, user_id, ?, ?, ?, CURRENT_TIMESTAMP(3), CURRENT_TIMESTAMP(3)
       FROM billing_accounts WHERE user_id = ? AND lease_holder = ?`,
    [key, kind, fingerprint, JSON.stringify(params), lease.userId, lease.holder],
  );
  return affectedRows === 1;
}

export const markAttemptSent = (db: Knex, key: string) =>
  db('payment_attempts')
    .where({ idempotency_key: key })
    .update({ sent_at: inMs(db, 0) });

/** Their outcome is known. */
export const settleAttempts = (db: Knex, userId: number, keys: readonly string[]) =>
  settle(db, openOf(db, userId).whereIn('idempotency_key', keys));

/** Those that cannot be under way any more, and what they made has been looked for. */
export const settleOldAttempts = (db: Knex, userId: number, underWayMs: number) =>
  settle(db, openOf(db, userId).whereRaw(isOld, [microseconds(underWayMs)]));

const openOf = (db: Knex, userId: number) =>
  db('payment_attempts').where({ user_id: userId, settled_at: null });

/**
 * Read first and without a lock, then written row by row: an update by a secondary index, which it changes itself, deadlocks
 * with another one of the same account. Every look at the provider comes by here, and seldom finds anything open.
 */
async function settle(db: Knex, open: Knex.QueryBuilder): Promise<void> {
  const keys: string[] = await open.pluck('idempotency_key');
  for (const key of keys)
    await db('payment_attempts')
      .where({ idempotency_key: key, settled_at: null })
      .update({ settled_at: inMs(db, 0) });
}

/** The keys of what an account has requested, the latest first. */
export const latestAttempts = (db: Knex, userId: number): Promise<string[]> =>
  db('payment_attempts')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .limit(20)
    .pluck('idempotency_key');

/** Customers of accounts with attempts that are open and cannot be under way any more. */
export async function customersWithOpenAttempts(db: Knex, underWayMs: number): Promise<string[]> {
  const old = db('payment_attempts')
    .where({ settled_at: null })
    .whereRaw(isOld, [microseconds(underWayMs)])
    .select('user_id');
  const rows = await db('users').whereIn('id', old).select('customer_id');
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}
