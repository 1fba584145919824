import { statement, type StatementPool } from './statement-pool.ts';

/** A search that asks to be let in, with what must be known before the engine is asked. */
export interface Arrival {
  id: string;
  userId: number;
  questionHash: string;
  now: Date;
  /** When its place is free again should its process die. */
  until: Date;
  /** Counts the account's searches of this minute, and names those that are under way. */
  bucket: string;
  windowMs: number;
  most: { underWay: number; inWindow: number };
}

export interface Admission {
  /** One of the places was free, and the minute's number is not used up. */
  isAdmitted: boolean;
  /** Searches of this minute, this one included. */
  hits: number;
  windowStart: Date;
  /** When the question was last paid. */
  openedAt: Date | null;
}

interface Outcome {
  hits: number;
  window_start: Date;
  /** Null: no place was free. */
  id: string | null;
  opened_at: Date | null;
}

/**
 * Counts a search and takes one of the account's places, in one round trip. The count lives in the database, so that all
 * processes and both doors share it; the counter's row is locked first, so that of many at once no more get in than may.
 */
export async function admitSearch(pool: StatementPool, arrival: Arrival): Promise<Admission> {
  const { id, userId, questionHash, now, until, bucket, windowMs, most } = arrival;
  const over = new Date(now.getTime() - windowMs);
  const { outcome } = await pool.run({
    start: statement('START TRANSACTION'),
    count: statement(
      `INSERT INTO rate_limits (bucket, window_start, hits) VALUES (?, ?, 1)
       ON DUPLICATE KEY UPDATE hits = IF(window_start <= ?, 1, LEAST(hits + 1, 1000000)),
                               window_start = IF(window_start <= ?, ?, window_start)`,
      [bucket, now, over, over, now],
    ),
    take: statement(
      `INSERT INTO running_searches (id, bucket, until)
       SELECT ?, ?, ? FROM (SELECT COUNT(*) AS n FROM running_searches WHERE bucket = ? AND until > ?) AS running
        WHERE running.n < ? AND (SELECT hits FROM rate_limits WHERE bucket = ?) <= ?`,
      [id, bucket, until, bucket, now, most.underWay, bucket, most.inWindow],
    ),
    outcome: statement<Outcome>(
      `SELECT rate_limits.hits, rate_limits.window_start, running_searches.id, open_questions.opened_at
         FROM rate_limits
         LEFT JOIN running_searches ON running_searches.id = ?
         LEFT JOIN open_questions ON user_id = ? AND question_hash = ? AND paid
        WHERE rate_limits.bucket = ?`,
      [id, userId, questionHash, bucket],
    ),
    commit: statement('COMMIT'),
  });
  const [found] = outcome;
  return {
    isAdmitted: found?.id === id,
    hits: found?.hits ?? 0,
    windowStart: found?.window_start ?? now,
    openedAt: found?.opened_at ?? null,
  };
}

/**
 * Takes one of the account's places for this bucket. False: all are taken. The account's row is locked, so that of many at once no
 * more get in than may.
 */
export async function takePlace(
  pool: StatementPool,
  {
    id,
    userId,
    bucket,
    now,
    until,
    most,
  }: Pick<Arrival, 'id' | 'userId' | 'bucket' | 'now' | 'until'> & { most: number },
): Promise<boolean> {
  const { taken } = await pool.run({
    start: statement('START TRANSACTION'),
    lock: statement('SELECT id FROM users WHERE id = ? FOR UPDATE', [userId]),
    take: statement(
      `INSERT INTO running_searches (id, bucket, until)
       SELECT ?, ?, ? FROM (SELECT COUNT(*) AS n FROM running_searches WHERE bucket = ? AND until > ?) AS running
        WHERE running.n < ?`,
      [id, bucket, until, bucket, now, most],
    ),
    taken: statement<{ taken: number }>('SELECT ROW_COUNT() = 1 AS taken'),
    commit: statement('COMMIT'),
  });
  return taken[0]?.taken === 1;
}

/** Frees the place of a search that ended without being charged; `chargeSearch` frees it by itself. */
export const endSearch = (pool: StatementPool, id: string) => pool.run({ leave: leaving(id) });

export const leaving = (id: string) => statement('DELETE FROM running_searches WHERE id = ?', [id]);
