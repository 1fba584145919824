import type { Knex } from 'knex';

/**
 * Leases between processes use the database's clock, which all processes share: a server with a
 * wrong clock neither keeps a lease too long nor takes another server's. Trials, links and
 * sessions use the product's clock.
 */

/**
 * SQL for an instant by the database's clock. Its one value is the offset from now in
 * microseconds.
 */
export const instant = '(CURRENT_TIMESTAMP(3) + INTERVAL ? MICROSECOND)';

export const microseconds = (ms: number): number => Math.round(ms * 1000);

export const inMs = (db: Knex, ms: number): Knex.Raw => db.raw(instant, [microseconds(ms)]);

/**
 * Selects rows that no process has claimed. A lease longer than twice its length was written by a
 * server with a wrong clock; smaller differences are normal between servers.
 */
export const isUnclaimed = (db: Knex, column: string, leaseMs: number) => (rows: Knex.QueryBuilder) =>
  void rows
    .whereNull(column)
    .orWhere(column, '<=', inMs(db, 0))
    .orWhere(column, '>', inMs(db, 2 * leaseMs));

/**
 * Claims rows unless another process has. Callers do not wait inside the database. If the process
 * dies, the claim expires after `leaseMs`; a process that is done sets the column to null.
 * @param more columns to update with the lease
 * @returns false if the rows were claimed by another process
 */
export const claimRows = async <More extends object>(
  db: Knex,
  rows: Knex.QueryBuilder,
  { leaseMs, column = 'locked_until', more }: { leaseMs: number; column?: string; more?: More },
): Promise<boolean> =>
  (await rows.where(isUnclaimed(db, column, leaseMs)).update({ [column]: inMs(db, leaseMs), ...more })) > 0;

/** Renews a claim at an interval while the work runs. A failed renewal is retried by the next. */
export async function withHeartbeat<T>(
  everyMs: number,
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const heart = setInterval(() => void renew().catch(() => undefined), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(heart);
  }
}
