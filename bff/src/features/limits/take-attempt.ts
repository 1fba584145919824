import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { retryDeadlock } from '../../models/retry-deadlock.ts';
import { bucketKey } from './bucket-key.ts';

interface Limit {
  /** How many attempts a window allows. */
  limit: number;
  /** The window starts with the first attempt. */
  windowSeconds: number;
}

/**
 * Counts one attempt in the bucket (`kind:who`) and throws `too_many_attempts`, with the seconds to wait, when it is one too
 * many. Lives in the database, so that both doors and every process share it; one statement, so that calls at the same
 * moment each get their own number. Call it outside of transactions: a refused operation must still count.
 */
export async function takeAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  bucket: string,
  { limit, windowSeconds }: Limit,
): Promise<void> {
  const key = bucketKey(deps.config, bucket);
  const now = deps.clock.now();
  const over = new Date(now.getTime() - windowSeconds * 1000);
  const hits = await retryDeadlock(() => count(deps, key, now, over));
  if (hits <= limit) return;
  const row = (await deps.db('rate_limits').where({ bucket: key }).first('window_start')) as
    { window_start: Date } | undefined;
  const ends = (row?.window_start ?? now).getTime() + windowSeconds * 1000;
  throw new AppError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
  });
}

/** Gives back attempts that turned out not to count: those of a login that succeeded. */
export async function giveBackAttempts(
  deps: Pick<Deps, 'db' | 'config'>,
  buckets: readonly string[],
): Promise<void> {
  const keys = buckets.map((bucket) => bucketKey(deps.config, bucket));
  await retryDeadlock(() =>
    deps.db('rate_limits').whereIn('bucket', keys).where('hits', '>', 0).decrement('hits', 1),
  );
}

async function count({ db }: Pick<Deps, 'db'>, key: string, now: Date, over: Date): Promise<number> {
  // The assignments run from left to right: `hits` still sees the old window. LAST_INSERT_ID hands the new number back.
  const [result] = (await db.raw(
    `INSERT INTO rate_limits (bucket, window_start, hits) VALUES (?, ?, 1)
     ON DUPLICATE KEY UPDATE
       hits = LAST_INSERT_ID(IF(window_start <= ?, 1, LEAST(hits + 1, 1000000))),
       window_start = IF(window_start <= ?, ?, window_start)`,
    [key, now, over, over, now],
  )) as [{ affectedRows: number; insertId: number }];
  return result.affectedRows === 1 ? 1 : result.insertId;
}
