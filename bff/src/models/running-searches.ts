import { instant, microseconds } from './claim.ts';
import { counted, secondsLeft, windowAge, type Window } from './rate-limit.ts';
import { statement, type StatementPool } from './statement-pool.ts';

/** One of the places that an account has among what is under way; whose process dies gives it back after `leaseMs`. */
interface Place {
  id: string;
  userId: number;
  bucket: string;
  leaseMs: number;
}

/** A search that asks to be let in, with what must be known before the engine is asked. */
export interface Arrival extends Place, Window {
  questionHash: string;
  most: { underWay: number; inWindow: number };
}

export interface Admission {
  /** One of the places was free, and the minute's number is not used up. */
  isAdmitted: boolean;
  /** Searches of this minute, this one included. */
  hits: number;
  /** Whole seconds until the minute is over. */
  secondsLeft: number;
  /** When the question was last paid. */
  openedAt: Date | null;
}

interface Outcome {
  hits: number;
  age: number;
  /** Null: no place was free. */
  id: string | null;
  opened_at: Date | null;
}

/** Takes a place where fewer than so many are taken. What holds one for longer than it may was put there by a clock that was wrong. */
const taking = `INSERT INTO running_searches (id, bucket, until)
  SELECT ?, ?, ${instant}
    FROM (SELECT COUNT(*) AS n FROM running_searches
           WHERE bucket = ? AND until > CURRENT_TIMESTAMP(3) AND until <= ${instant}) AS running
   WHERE running.n < ?`;
const taken = ({ id, bucket, leaseMs }: Place, most: number) => {
  const length = microseconds(leaseMs);
  return [id, bucket, length, bucket, 2 * length, most];
};

/**
 * Counts a search and takes one of the account's places, in one round trip. The count lives in the database, so that all
 * processes and both doors share it; the counter's row is locked first, so that of many at once no more get in than may.
 */
export async function admitSearch(pool: StatementPool, arrival: Arrival): Promise<Admission> {
  const { id, userId, questionHash, bucket, movedMs, most } = arrival;
  const { sql, values } = counted(arrival);
  const { outcome } = await pool.run({
    start: statement('START TRANSACTION'),
    count: statement(sql, values),
    take: statement(`${taking} AND (SELECT hits FROM rate_limits WHERE bucket = ?) <= ?`, [
      ...taken(arrival, most.underWay),
      bucket,
      most.inWindow,
    ]),
    outcome: statement<Outcome>(
      `SELECT rate_limits.hits, ${windowAge} AS age, running_searches.id, open_questions.opened_at
         FROM rate_limits
         LEFT JOIN running_searches ON running_searches.id = ?
         LEFT JOIN open_questions ON user_id = ? AND question_hash = ? AND paid
        WHERE rate_limits.bucket = ?`,
      [microseconds(movedMs), id, userId, questionHash, bucket],
    ),
    commit: statement('COMMIT'),
  });
  const [found] = outcome;
  return {
    isAdmitted: found?.id === id,
    hits: found?.hits ?? 0,
    secondsLeft: secondsLeft(arrival, found?.age ?? 0),
    openedAt: found?.opened_at ?? null,
  };
}

/**
 * Takes one of the account's places for this bucket. False: all are taken. The account's row is locked, so that of many at once no
 * more get in than may.
 */
export async function takePlace(pool: StatementPool, place: Place, most: number): Promise<boolean> {
  const { outcome } = await pool.run({
    start: statement('START TRANSACTION'),
    lock: statement('SELECT id FROM users WHERE id = ? FOR UPDATE', [place.userId]),
    take: statement(taking, taken(place, most)),
    outcome: statement<{ taken: number }>('SELECT ROW_COUNT() = 1 AS taken'),
    commit: statement('COMMIT'),
  });
  return outcome[0]?.taken === 1;
}

/** Frees the place of a search that ended without being charged; `chargeSearch` frees it by itself. */
export const endSearch = (pool: StatementPool, id: string) => pool.run({ leave: leaving(id) });

export const leaving = (id: string) => statement('DELETE FROM running_searches WHERE id = ?', [id]);
