import type { Knex } from 'knex';
import { execute } from './execute.ts';

export interface PaymentAttempt {
  /** The idempotency key, by which the provider and the subscription's metadata know it. */
  key: string;
  fingerprint: string;
  /** The request as it was sent. */
  params: unknown;
  sentAt: Date;
}

/** The call whose outcome nobody has seen yet. There is at most one of a kind: who wants another one settles it first. */
export async function findOpenAttempt(
  db: Knex,
  userId: number,
  kind: string,
): Promise<PaymentAttempt | undefined> {
  const row = await db('payment_attempts')
    .where({ user_id: userId, kind, settled_at: null })
    .orderBy('created_at', 'desc')
    .first('idempotency_key', 'fingerprint', 'params', 'created_at', 'sent_at');
  return (
    row && {
      key: row.idempotency_key,
      fingerprint: row.fingerprint,
      params: row.params,
      sentAt: row.sent_at ?? row.created_at,
    }
  );
}

/**
 * Writes an attempt down before it is sent, as long as the lease is still the holder's.
 * @returns false when it is not: whoever slept longer than the lease lasts must not act any more.
 */
export async function insertAttempt(
  db: Knex,
  lease: { userId: number; holder: string },
  { key, fingerprint, params, sentAt }: PaymentAttempt,
  kind: string,
): Promise<boolean> {
  const { affectedRows } = await execute(
    db,
    `INSERT INTO payment_attempts (idempotency_key, user_id, kind, fingerprint, params, created_at, sent_at)
     SELECT ?, user_id, ?, ?, ?, ?, ? FROM billing_accounts WHERE user_id = ? AND lease_holder = ?`,
    [key, kind, fingerprint, JSON.stringify(params), sentAt, sentAt, lease.userId, lease.holder],
  );
  return affectedRows === 1;
}

export const markSent = (db: Knex, key: string, now: Date) =>
  db('payment_attempts').where({ idempotency_key: key }).update({ sent_at: now });

/** Their outcome is known. */
export const settleAttempts = (db: Knex, userId: number, keys: readonly string[], now: Date) =>
  settle(db, openOf(db, userId).whereIn('idempotency_key', keys), now);

/** Those last sent before `before`: nothing can be under way any more, and what they made has been looked for. */
export const settleOldAttempts = (db: Knex, userId: number, before: Date, now: Date) =>
  settle(db, openOf(db, userId).whereRaw('COALESCE(sent_at, created_at) < ?', [before]), now);

const openOf = (db: Knex, userId: number) =>
  db('payment_attempts').where({ user_id: userId, settled_at: null });

/**
 * Read first and without a lock, then written row by row: an update by a secondary index, which it changes itself, deadlocks
 * with another one of the same account. Every look at the provider comes by here, and seldom finds anything open.
 */
async function settle(db: Knex, open: Knex.QueryBuilder, now: Date): Promise<void> {
  const keys: string[] = await open.pluck('idempotency_key');
  for (const key of keys)
    await db('payment_attempts')
      .where({ idempotency_key: key, settled_at: null })
      .update({ settled_at: now });
}

/** The keys of what an account has asked for, the latest first. */
export const latestAttempts = (db: Knex, userId: number): Promise<string[]> =>
  db('payment_attempts')
    .where({ user_id: userId })
    .orderBy('created_at', 'desc')
    .limit(20)
    .pluck('idempotency_key');
