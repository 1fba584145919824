import type { Knex } from 'knex';
import { claimRows, inMs, instant, microseconds } from './claim.ts';
import { execute } from './execute.ts';

interface Holder {
  userId: number;
  /** Unique to this acquisition, so that it also is the fence: see `insertAttempt`. */
  holder: string;
}

/**
 * Takes the right to move an account's money, unless another process has it. One separate statement: no one waits inside
 * the database, and no connection is kept while the holder talks to the provider.
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

/** What was requested of the holder; null: no user's request, or it has no holder any more. */
export async function wishUnderWay(db: Knex, userId: number): Promise<string | null> {
  const row = await db('billing_accounts').where({ user_id: userId }).first('lease_wish');
  return row?.lease_wish ?? null;
}

/** Keeps a lease for longer. */
export const renewLease = (db: Knex, { userId, holder }: Holder, leaseMs: number) =>
  db('billing_accounts')
    .where({ user_id: userId, lease_holder: holder })
    .update({ lease_until: inMs(db, leaseMs) });

/** Lets go of a lease that is still the holder's own. */
export const releaseLease = (db: Knex, { userId, holder }: Holder) =>
  db('billing_accounts')
    .where({ user_id: userId, lease_holder: holder })
    .update({ lease_holder: null, lease_until: null, lease_wish: null });

/** The number of a look at the provider that begins now; later looks have higher ones. */
export async function beginSnapshot(db: Knex, userId: number): Promise<number> {
  const { insertId } = await execute(
    db,
    'INSERT INTO billing_accounts (user_id, looks_begun) VALUES (?, LAST_INSERT_ID(1)) ' +
      'ON DUPLICATE KEY UPDATE looks_begun = LAST_INSERT_ID(looks_begun + 1)',
    [userId],
  );
  return insertId;
}

/** False when a look that began later has been written already. */
export async function isLatestSnapshot(
  trx: Knex.Transaction,
  userId: number,
  look: number,
): Promise<boolean> {
  const applied = await trx('billing_accounts')
    .where({ user_id: userId })
    .where('look_applied', '<', look)
    .update({ look_applied: look });
  return applied === 1;
}
