import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countHit, takeBackHits, windowLeft } from '../../models/rate-limit.ts';
import { bucketKey } from './keyed-hash.ts';

export type RateLimitDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

export interface Limit {
  /** Maximum number of attempts per window. */
  limit: number;
  /** Length of the window, which starts with its first attempt. */
  windowSeconds: number;
}

/**
 * Counts one attempt in the bucket (`kind:subject`). The count is in the database, so that all
 * transports and processes share it. Call it outside of transactions, because a rejected operation
 * must still count.
 * @throws AppError `too_many_attempts`, with the seconds to wait, if the limit is exceeded
 */
export async function consumeRateLimit(deps: RateLimitDeps, bucket: string, limit: Limit): Promise<void> {
  await take(deps.db, deps, bucket, limit);
}

/**
 * Counts an attempt within a transaction, so that an operation that is rolled back does not count.
 */
export async function consumeRateLimitIn(
  trx: Knex.Transaction,
  deps: RateLimitDeps,
  bucket: string,
  limit: Limit,
): Promise<void> {
  await take(trx, deps, bucket, limit);
}

/** Counts one attempt as {@link consumeRateLimit} does; returns false if the limit is exceeded. */
export const isWithinLimit = async (deps: RateLimitDeps, bucket: string, limit: Limit): Promise<boolean> =>
  (await countHit(deps.db, windowOf(deps, bucket, limit))) <= limit.limit;

const windowOf = ({ clock, config }: RateLimitDeps, bucket: string, { windowSeconds }: Limit) => ({
  bucket: bucketKey(config, bucket),
  windowMs: windowSeconds * 1000,
  movedMs: clock.offsetMs(),
});

async function take(db: Knex, deps: RateLimitDeps, bucket: string, limit: Limit): Promise<number> {
  const window = windowOf(deps, bucket, limit);
  const count = await countHit(db, window);
  if (count > limit.limit)
    throw new AppError('too_many_attempts', { retryAfter: await windowLeft(db, window) });
  return count;
}

/** Attempt that counts unless it succeeds. */
export interface Attempt {
  /** Number of the attempt in each bucket, from 1. */
  counts: number[];
  succeeded(): Promise<void>;
}

/**
 * Counts one attempt in each bucket, in order. If a bucket is full, the attempts counted before
 * are refunded, so that rejected calls do not fill other buckets.
 */
export async function consumeRateLimits(
  deps: RateLimitDeps,
  limits: readonly (Limit & { bucket: string })[],
): Promise<Attempt> {
  const taken: string[] = [];
  const counts: number[] = [];
  for (const { bucket, ...limit } of limits) {
    try {
      counts.push(await take(deps.db, deps, bucket, limit));
    } catch (refusal) {
      await refundRateLimits(deps, taken);
      throw refusal;
    }
    taken.push(bucket);
  }
  return { counts, succeeded: () => refundRateLimits(deps, taken) };
}

/** Refunds attempts, for example of a login that succeeded. */
export async function refundRateLimits(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  buckets: readonly string[],
): Promise<void> {
  if (buckets.length === 0) return;
  await takeBackHits(
    db,
    buckets.map((bucket) => bucketKey(config, bucket)),
  );
}
