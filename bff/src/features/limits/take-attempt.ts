import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countHit, takeBackHits, windowStart } from '../../models/rate-limit.ts';
import { bucketKey } from './keyed-hash.ts';

type At = Pick<Deps, 'db' | 'clock' | 'config'>;

export interface Limit {
  /** How many attempts a window allows. */
  limit: number;
  /** The window starts with the first attempt. */
  windowSeconds: number;
}

/** Counts what has happened already and is not to be refused. Returns its number in the window. */
export const countAttempt = (
  { db, config, clock }: At,
  bucket: string,
  windowSeconds: number,
): Promise<number> => countHit(db, bucketKey(config, bucket), clock.now(), windowSeconds * 1000);

/**
 * Counts one attempt in the bucket (`kind:who`) and throws `too_many_attempts`, with the seconds to wait, when it is one too
 * many. Lives in the database, so that both doors and every process share it. Call it outside of transactions: a refused
 * operation must still count.
 */
export async function takeAttempt(deps: At, bucket: string, { limit, windowSeconds }: Limit): Promise<void> {
  if ((await countAttempt(deps, bucket, windowSeconds)) <= limit) return;
  const now = deps.clock.now();
  const started = await windowStart(deps.db, bucketKey(deps.config, bucket));
  const ends = (started ?? now).getTime() + windowSeconds * 1000;
  throw new AppError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
  });
}

/** An attempt that counts until it is known to have succeeded. */
export interface Attempt {
  succeeded(): Promise<void>;
}

/**
 * Counts one attempt in each bucket, in this order. The first that is full refuses, and those before it get theirs back:
 * what is refused was not tried, and must not close the next bucket as well.
 */
export async function takeAttempts(
  deps: At,
  limits: readonly (Limit & { bucket: string })[],
): Promise<Attempt> {
  const taken: string[] = [];
  for (const { bucket, ...limit } of limits) {
    try {
      await takeAttempt(deps, bucket, limit);
    } catch (refusal) {
      await giveBackAttempts(deps, taken);
      throw refusal;
    }
    taken.push(bucket);
  }
  return { succeeded: () => giveBackAttempts(deps, taken) };
}

/** Gives back attempts that turned out not to count: those of a login that succeeded. */
export async function giveBackAttempts(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  buckets: readonly string[],
): Promise<void> {
  if (buckets.length === 0) return;
  await takeBackHits(
    db,
    buckets.map((bucket) => bucketKey(config, bucket)),
  );
}
