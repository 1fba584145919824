import type { Knex } from 'knex';

/**
 * What locks between processes goes by the time of the database, which is the same for all of them: a server whose clock is wrong,
 * and put right later, neither keeps anything for longer than it may nor takes what another one has. What the product promises
 * (trials, links, sessions) goes by the product's clock.
 */

/** An instant by the database's time. It takes one value: microseconds from now. */
export const instant = '(CURRENT_TIMESTAMP(3) + INTERVAL ? MICROSECOND)';

export const microseconds = (ms: number): number => Math.round(ms * 1000);

export const inMs = (db: Knex, ms: number): Knex.Raw => db.raw(instant, [microseconds(ms)]);

/**
 * For rows that no process has claimed. A lease of more than twice its length was given before a clock was put right; less may be the
 * difference between the servers of one database.
 */
export const isUnclaimed = (db: Knex, column: string, leaseMs: number) => (rows: Knex.QueryBuilder) =>
  void rows
    .whereNull(column)
    .orWhere(column, '<=', inMs(db, 0))
    .orWhere(column, '>', inMs(db, 2 * leaseMs));

/**
 * Takes rows that wait, unless they are claimed: of several processes one gets them, one that dies with them lets go after
 * `leaseMs`, and no one waits inside the database. The process that is done sets the column back to null.
 * @param more written with the lease
 * @returns whether they were free
 */
export const claimRows = async <More extends object>(
  db: Knex,
  rows: Knex.QueryBuilder,
  { leaseMs, column = 'locked_until', more }: { leaseMs: number; column?: string; more?: More },
): Promise<boolean> =>
  (await rows.where(isUnclaimed(db, column, leaseMs)).update({ [column]: inMs(db, leaseMs), ...more })) > 0;

/** Renews a claim now and then for as long as the work takes. A renewal that fails is followed by the next. */
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
