import type { Knex } from 'knex';
import { execute } from './execute.ts';

/**
 * Counts one more hit of this bucket and returns its number in the window, which starts with the first hit. One statement,
 * so that of many calls at the same moment each gets its own number.
 */
export async function countHit(db: Knex, bucket: string, now: Date, windowMs: number): Promise<number> {
  const over = new Date(now.getTime() - windowMs);
  // The assignments run from left to right: `hits` still sees the old window. LAST_INSERT_ID hands the new number back.
  const { affectedRows, insertId } = await execute(
    db,
    `INSERT INTO rate_limits (bucket, window_start, hits) VALUES (?, ?, 1)
     ON DUPLICATE KEY UPDATE
       hits = LAST_INSERT_ID(IF(window_start <= ?, 1, LEAST(hits + 1, 1000000))),
       window_start = IF(window_start <= ?, ?, window_start)`,
    [bucket, now, over, over, now],
  );
  return affectedRows === 1 ? 1 : insertId;
}

export async function windowStart(db: Knex, bucket: string): Promise<Date | undefined> {
  const row = await db('rate_limits').where({ bucket }).first('window_start');
  return row?.window_start;
}

export const takeBackHits = (db: Knex, buckets: readonly string[]): Promise<number> =>
  db('rate_limits').whereIn('bucket', buckets).where('hits', '>', 0).decrement('hits', 1);

export const forgetBuckets = (trx: Knex.Transaction, buckets: readonly string[]): Promise<number> =>
  trx('rate_limits').whereIn('bucket', buckets).delete();
