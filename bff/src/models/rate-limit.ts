import type { Knex } from 'knex';
import { instant, microseconds } from './claim.ts';
import { execute } from './execute.ts';
import { statement } from './statement-pool.ts';

export interface Window {
  /** Counts the hits of one kind by one caller. */
  bucket: string;
  windowMs: number;
  /** How far the product's clock was moved on. Apart from that the database's counts: it is the one that all processes share. */
  movedMs: number;
}

/** The assignments run from left to right: `hits` still sees the old window. A window in the future is none. */
const counting = (row: string) => `INSERT INTO rate_limits (bucket, window_start, hits) ${row}
  ON DUPLICATE KEY UPDATE
    hits = LAST_INSERT_ID(IF(ABS(TIMESTAMPDIFF(MICROSECOND, window_start, ${instant})) >= ?, 1, LEAST(hits + 1, 1000000))),
    window_start = IF(ABS(TIMESTAMPDIFF(MICROSECOND, window_start, ${instant})) >= ?, ${instant}, window_start)`;

const countingOne = counting(`VALUES (?, ${instant}, 1)`);
const countingNamed = counting(`SELECT @bucket, ${instant}, 1 FROM DUAL WHERE @bucket IS NOT NULL`);

const timesOf = ({ windowMs, movedMs }: Omit<Window, 'bucket'>): number[] => {
  const [moved, length] = [microseconds(movedMs), microseconds(windowMs)];
  return [moved, moved, length, moved, length, moved];
};

/** Counts one more hit of the bucket that `@bucket` names in the window, which starts with the first hit; none where it is null. */
export const countNamed = (window: Omit<Window, 'bucket'>) => statement(countingNamed, timesOf(window));

/** In microseconds; takes one value, by how many the product's clock was moved on. */
export const windowAge = `TIMESTAMPDIFF(MICROSECOND, window_start, ${instant})`;

/** Whole seconds until a window of that age is over. */
export const secondsLeft = ({ windowMs }: Pick<Window, 'windowMs'>, age: number): number =>
  Math.max(1, Math.ceil((microseconds(windowMs) - age) / 1_000_000));

/**
 * Counts a hit and returns its number in the window. One statement, so that of many calls at the same moment each gets its own
 * number, which LAST_INSERT_ID hands back.
 */
export async function countHit(db: Knex, window: Window): Promise<number> {
  const values = [window.bucket, ...timesOf(window)];
  const { affectedRows, insertId } = await execute(db, countingOne, values);
  return affectedRows === 1 ? 1 : insertId;
}

/** Whole seconds until the window is over. */
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
