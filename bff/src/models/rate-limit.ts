import type { Knex } from 'knex';
import { instant, microseconds } from './claim.ts';
import { execute } from './execute.ts';
import { statement } from './statement-pool.ts';

export interface Window {
  /** Identifies the kind of hit and the caller. */
  bucket: string;
  windowMs: number;
  /**
   * Offset of the product's clock, in milliseconds. Windows use the database's clock, which all
   * processes share, plus this offset.
   */
  movedMs: number;
}

/**
 * Statement that counts a hit. MySQL assigns from left to right, so `hits` is computed with the
 * previous `window_start`. A window that starts in the future counts as expired.
 */
const counting = (row: string) => `INSERT INTO rate_limits (bucket, window_start, hits) ${row}
  ON DUPLICATE KEY UPDATE
    hits = LAST_INSERT_ID(IF(ABS(TIMESTAMPDIFF(MICROSECOND, window_start, ${instant})) >= ?, 1, LEAST(hits + 1, 1000000))),
    window_start = IF(ABS(TIMESTAMPDIFF(MICROSECOND, window_start, ${instant})) >= ?, ${instant}, window_start)`;

const countSingle = counting(`VALUES (?, ${instant}, 1)`);
const countingNamed = counting(`SELECT @bucket, ${instant}, 1 FROM DUAL WHERE @bucket IS NOT NULL`);

const timesOf = ({ windowMs, movedMs }: Omit<Window, 'bucket'>): number[] => {
  const [moved, length] = [microseconds(movedMs), microseconds(windowMs)];
  return [moved, moved, length, moved, length, moved];
};

/**
 * Counts one hit in the bucket `@bucket`, in a window that starts with its first hit; nothing if
 * `@bucket` is null.
 */
export const countNamed = (window: Omit<Window, 'bucket'>) => statement(countingNamed, timesOf(window));

/**
 * Age of a window in microseconds; its one value is the offset of the product's clock in
 * microseconds.
 */
export const windowAge = `TIMESTAMPDIFF(MICROSECOND, window_start, ${instant})`;

/** Returns the seconds until a window of this age ends, rounded up; at least 1. */
export const secondsLeft = ({ windowMs }: Pick<Window, 'windowMs'>, age: number): number =>
  Math.max(1, Math.ceil((microseconds(windowMs) - age) / 1_000_000));

/**
 * Counts a hit and returns its number in the window. Uses one statement and LAST_INSERT_ID, so
 * that simultaneous calls get different numbers.
 */
export async function countHit(db: Knex, window: Window): Promise<number> {
  const values = [window.bucket, ...timesOf(window)];
  const { affectedRows, insertId } = await execute(db, countSingle, values);
  return affectedRows === 1 ? 1 : insertId;
}

/** Returns the seconds until the window ends, rounded up. */
export async function windowLeft(db: Knex, window: Window): Promise<number> {
  const row = await db('rate_limits')
    .where({ bucket: window.bucket })
    .select<{ age: number }[]>(db.raw(`${windowAge} AS age`, [microseconds(window.movedMs)]))
    .first();
  return secondsLeft(window, row?.age ?? 0);
}

export const takeBackHits = (db: Knex, buckets: readonly string[]): Promise<number> =>
  db('rate_limits').whereIn('bucket', buckets).where('hits', '>', 0).decrement('hits', 1);

export const forgetBuckets = (trx: Knex.Transaction, buckets: readonly string[]): Promise<number> =>
  trx('rate_limits').whereIn('bucket', buckets).delete();
