import type { Knex } from 'knex';
import { claimRows, inMs, instant, microseconds } from './claim.ts';
import { execute } from './execute.ts';

interface Holder {
  userId: number;
  /** Unique to this lease, so that it also serves as the fence: see `insertAttempt`. */
  holder: string;
}

/**
 * Acquires the lease to change an account's payments, unless another process holds it. Uses a
 * separate statement, so that callers do not wait inside the database and no connection is kept
 * during calls to the provider.
 */
export async function takeLease(
  db: Knex,
  { userId, holder, wish }: Holder & { wish: string | null },
  leaseMs: number,
): Promise<boolean> {
  const row = db('billing_accounts').where({ user_id: userId });
  const more = { lease_holder: holder, lease_wish: wish };
  if (await claimRows(db, row, { leaseMs, column: 'lease_until', more })) return true;
  const { affectedRows } = await execute(
    db,
    `INSERT IGNORE INTO billing_accounts (user_id, lease_holder, lease_wish, lease_until) VALUES (?, ?, ?, ${instant})`,
    [userId, holder, wish, microseconds(leaseMs)],
  );
  return affectedRows === 1;
}

/**
 * Returns the fingerprint of the request that holds the lease; null if the lease is free or not
 * held for a user's request.
 */
export async function activeLeaseRequest(db: Knex, userId: number): Promise<string | null> {
  const row = await db('billing_accounts').where({ user_id: userId }).first('lease_wish');
  return row?.lease_wish ?? null;
}

/** Extends a lease. */
export const renewLease = (db: Knex, { userId, holder }: Holder, leaseMs: number) =>
  db('billing_accounts')
    .where({ user_id: userId, lease_holder: holder })
    .update({ lease_until: inMs(db, leaseMs) });

/** Releases a lease if the holder still has it. */
export const releaseLease = (db: Knex, { userId, holder }: Holder) =>
  db('billing_accounts')
    .where({ user_id: userId, lease_holder: holder })
    .update({ lease_holder: null, lease_until: null, lease_wish: null });

/**
 * Starts a snapshot of the provider's state and returns its number; later snapshots have higher
 * numbers.
 */
export async function beginSnapshot(db: Knex, userId: number): Promise<number> {
  const { insertId } = await execute(
    db,
    'INSERT INTO billing_accounts (user_id, looks_begun) VALUES (?, LAST_INSERT_ID(1)) ' +
      'ON DUPLICATE KEY UPDATE looks_begun = LAST_INSERT_ID(looks_begun + 1)',
    [userId],
  );
  return insertId;
}

/** Returns false if a later snapshot was written already. */
export async function isLatestSnapshot(
  trx: Knex.Transaction,
  userId: number,
  snapshot: number,
): Promise<boolean> {
  const applied = await trx('billing_accounts')
    .where({ user_id: userId })
    .where('look_applied', '<', snapshot)
    .update({ look_applied: snapshot });
  return applied === 1;
}
