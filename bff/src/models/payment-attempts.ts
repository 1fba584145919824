import type { Knex } from 'knex';
import { inMs, microseconds } from './claim.ts';
import { execute } from './execute.ts';
import type { PaymentAttemptRow } from './tables.ts';

export interface PaymentAttempt {
  /** Idempotency key, which the provider and the subscription's metadata contain. */
  key: string;
  fingerprint: string;
  /** Request parameters as sent. */
  params: unknown;
}

export interface OpenAttempt extends PaymentAttempt {
  /** Sent so recently that the provider may still be processing it. */
  isUnderWay: boolean;
}

/**
 * Condition on the age of an attempt, with one value in microseconds. An attempt in the future was
 * stored before a clock was corrected; it counts by its distance.
 */
const isOld = `ABS(TIMESTAMPDIFF(MICROSECOND, COALESCE(sent_at, created_at), CURRENT_TIMESTAMP(3))) >= ?`;

/**
 * Returns the open attempt, whose outcome is unknown. At most one per kind exists, because a new
 * attempt settles the previous attempt first.
 */
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

/** Returns the account's last attempt of any kind if it is of this kind, settled and recent. */
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
 * Stores an attempt before it is sent, if the lease is still held.
 * @returns false if it is not: a holder that slept longer than its lease must not send
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

/** Marks attempts as settled once their outcome is known. */
export const settleAttempts = (db: Knex, userId: number, keys: readonly string[]) =>
  settle(db, openOf(db, userId).whereIn('idempotency_key', keys));

/**
 * Settles attempts that are too old to be pending, after their results were read from the
 * provider.
 */
export const settleOldAttempts = (db: Knex, userId: number, underWayMs: number) =>
  settle(db, openOf(db, userId).whereRaw(isOld, [microseconds(underWayMs)]));

const openOf = (db: Knex, userId: number) =>
  db('payment_attempts').where({ user_id: userId, settled_at: null });

/**
 * Reads first without a lock, then writes row by row. An update by a secondary index that it also
 * changes would deadlock with another update of the account. Called after every read from the
 * provider; there is rarely an open attempt.
 */
async function settle(db: Knex, open: Knex.QueryBuilder): Promise<void> {
  const keys: string[] = await open.pluck('idempotency_key');
  for (const key of keys)
    await db('payment_attempts')
      .where({ idempotency_key: key, settled_at: null })
      .update({ settled_at: inMs(db, 0) });
}

/** Returns the keys of an account's attempts, newest first. */
export const latestAttempts = (db: Knex, userId: number): Promise<string[]> =>
  db('payment_attempts')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .limit(20)
    .pluck('idempotency_key');

/** Returns the customers of accounts with open attempts that are too old to be pending. */
export async function customersWithOpenAttempts(db: Knex, underWayMs: number): Promise<string[]> {
  const old = db('payment_attempts')
    .where({ settled_at: null })
    .whereRaw(isOld, [microseconds(underWayMs)])
    .select('user_id');
  const rows = await db('users').whereIn('id', old).select('customer_id');
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}
