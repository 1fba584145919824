import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countHit, takeBackHits, windowStart } from '../../models/rate-limit.ts';
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
 * many. Lives in the database, so that both doors and every process share it. Call it outside of transactions: a refused
 * operation must still count.
 */
export async function takeAttempt(deps: At, bucket: string, limit: Limit): Promise<void> {
  const key = bucketKey(deps.config, bucket);
  const hits = await countHit(deps.db, key, deps.clock.now(), limit.windowSeconds * 1000);
  if (hits > limit.limit) throw await tooMany(deps, deps.db, key, limit);
}

/** The same for what counts only where the transaction comes about: a mail that is not sent is none. */
export async function takeAttemptIn(
  trx: Knex.Transaction,
  deps: At,
  bucket: string,
  limit: Limit,
): Promise<void> {
  const key = bucketKey(deps.config, bucket);
  const hits = await countHit(trx, key, deps.clock.now(), limit.windowSeconds * 1000);
  if (hits > limit.limit) throw await tooMany(deps, trx, key, limit);
}

async function tooMany({ clock }: At, db: Knex, key: string, { windowSeconds }: Limit): Promise<AppError> {
  const now = clock.now();
  const ends = ((await windowStart(db, key)) ?? now).getTime() + windowSeconds * 1000;
  return new AppError('too_many_attempts', {
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
