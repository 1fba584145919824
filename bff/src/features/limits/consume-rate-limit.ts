import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countHit, takeBackHits, windowLeft } from '../../models/rate-limit.ts';
import { bucketKey } from './keyed-hash.ts';

export type At = Pick<Deps, 'db' | 'clock' | 'config'>;

export interface Limit {
  /** How many attempts a window allows. */
  limit: number;
  /** The window starts with the first attempt. */
  windowSeconds: number;
}

/**
 * Counts one attempt in the bucket (`kind:who`) and throws `too_many_attempts`, with the seconds to wait, when it is one too
 * many. Lives in the database, so that both transports and every process share it. Call it outside of transactions: a
 * refused operation must still count.
 */
export async function consumeRateLimit(deps: At, bucket: string, limit: Limit): Promise<void> {
  await take(deps.db, deps, bucket, limit);
}

/** The same for what counts only where the transaction comes about: a mail that is not sent is none. */
export async function consumeRateLimitIn(
  trx: Knex.Transaction,
  deps: At,
  bucket: string,
  limit: Limit,
): Promise<void> {
  await take(trx, deps, bucket, limit);
}

/** Counts one attempt as {@link consumeRateLimit} does; false if it is one too many. */
export const isWithinLimit = async (deps: At, bucket: string, limit: Limit): Promise<boolean> =>
  (await countHit(deps.db, windowOf(deps, bucket, limit))) <= limit.limit;

const windowOf = ({ clock, config }: At, bucket: string, { windowSeconds }: Limit) => ({
  bucket: bucketKey(config, bucket),
  windowMs: windowSeconds * 1000,
  movedMs: clock.offsetMs(),
});

async function take(db: Knex, deps: At, bucket: string, limit: Limit): Promise<number> {
  const window = windowOf(deps, bucket, limit);
  const count = await countHit(db, window);
  if (count > limit.limit)
    throw new AppError('too_many_attempts', { retryAfter: await windowLeft(db, window) });
  return count;
}

/** An attempt that counts until it is known to have succeeded. */
export interface Attempt {
  /** The attempt's number in each bucket. */
  counts: number[];
  succeeded(): Promise<void>;
}

/**
 * Counts one attempt in each bucket, in this order. The first that is full refuses, and those before it get theirs back:
 * what is refused was not tried, and must not close the next bucket as well.
 */
export async function consumeRateLimits(
  deps: At,
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

/** Gives back attempts that turned out not to count: those of a login that succeeded. */
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
