import { instant, microseconds } from './claim.ts';
import { countNamed, secondsLeft, windowAge, type Window } from './rate-limit.ts';
import {
  nameLiveAccount,
  sessionColumns,
  sessionTables,
  type BucketOfAccount,
  type LiveSession,
  type LiveSince,
} from './session.ts';
import { statement, type StatementPool } from './statement-pool.ts';

/**
 * Slot of an account for a running operation. If the process dies, the slot is free again after
 * `leaseMs`.
 */
interface Slot {
  id: string;
  userId: number;
  bucket: string;
  leaseMs: number;
}

/** Search that requests admission, with the data read before Solr is queried. */
export interface Arrival extends Slot, Window {
  questionHash: string;
  most: { underWay: number; inWindow: number };
}

export interface Admission {
  /** Whether a slot was free and the limit per minute was not reached. */
  isAdmitted: boolean;
  /** Searches in this minute, including this; 0 if not counted. */
  hits: number;
  /** Seconds until the minute ends, rounded up. */
  secondsLeft: number;
  /** When the query was last paid. */
  openedAt: Date | null;
}

interface Outcome {
  hits: number | null;
  age: number | null;
  /** Null if no slot was free. */
  place: string | null;
  opened_at: Date | null;
}

const named = (bucket: string) => statement('SET @bucket = ? COLLATE utf8mb4_bin', [bucket]);

/**
 * Inserts a slot if fewer than the maximum are in use. A slot that ends too far in the future was
 * written with a wrong clock and is ignored.
 */
const taking = `INSERT INTO running_searches (id, bucket, until)
  SELECT ?, @bucket, ${instant}
    FROM (SELECT COUNT(*) AS n FROM running_searches
           WHERE bucket = @bucket AND until > CURRENT_TIMESTAMP(3) AND until <= ${instant}) AS running
   WHERE @bucket IS NOT NULL AND running.n < ?`;
const taken = ({ id, leaseMs }: Pick<Slot, 'id' | 'leaseMs'>, most: number) => {
  const length = microseconds(leaseMs);
  return [id, length, 2 * length, most];
};
const takeCounted = (arrival: Pick<Arrival, 'id' | 'leaseMs' | 'most'>) =>
  statement(`${taking} AND (SELECT hits FROM rate_limits WHERE bucket = @bucket) <= ?`, [
    ...taken(arrival, arrival.most.underWay),
    arrival.most.inWindow,
  ]);

const outcomeColumns = `rate_limits.hits, ${windowAge} AS age, running_searches.id AS place, open_questions.opened_at`;
const outcomeJoins = (userId: string) => `
  LEFT JOIN rate_limits ON rate_limits.bucket = @bucket
  LEFT JOIN running_searches ON running_searches.id = ?
  LEFT JOIN open_questions ON open_questions.user_id = ${userId} AND question_hash = ? AND paid`;

const admissionOf = (arrival: Pick<Arrival, 'id' | 'windowMs'>, found: Outcome | undefined): Admission => ({
  isAdmitted: found?.place === arrival.id,
  hits: found?.hits ?? 0,
  secondsLeft: secondsLeft(arrival, found?.age ?? 0),
  openedAt: found?.opened_at ?? null,
});

/**
 * Counts a search and acquires one of the account's slots in one round trip. The count is in the
 * database, so that all processes and transports share it. The counter's row is locked first, so
 * that concurrent searches do not exceed the maximum.
 */
export async function admitSearch(pool: StatementPool, arrival: Arrival): Promise<Admission> {
  const { id, userId, questionHash, movedMs } = arrival;
  const { outcome } = await pool.run({
    start: statement('START TRANSACTION'),
    name: named(arrival.bucket),
    count: countNamed(arrival),
    take: takeCounted(arrival),
    outcome: statement<Outcome>(`SELECT ${outcomeColumns} FROM (SELECT 1) AS one ${outcomeJoins('?')}`, [
      microseconds(movedMs),
      id,
      userId,
      questionHash,
    ]),
    commit: statement('COMMIT'),
  });
  return admissionOf(arrival, outcome[0]);
}

/** Search identified by its session; its account is not loaded yet. */
export type SessionArrival = Omit<Arrival, 'userId' | 'bucket'> & LiveSince & { tokenHash: string };

/**
 * Admits a search and looks up its session in one round trip. If the session has ended or its
 * account is locked, nothing is counted and no slot is used.
 */
export async function admitBySession(
  pool: StatementPool,
  arrival: SessionArrival,
  bucket: BucketOfAccount,
): Promise<{ session: LiveSession | undefined; admission: Admission }> {
  const { id, tokenHash, questionHash, movedMs } = arrival;
  const { outcome } = await pool.run({
    start: statement('START TRANSACTION'),
    name: nameLiveAccount(bucket, arrival),
    count: countNamed(arrival),
    take: takeCounted(arrival),
    outcome: statement<LiveSession & Outcome>(
      `SELECT ${sessionColumns}, ${outcomeColumns} FROM ${sessionTables} ${outcomeJoins('users.id')}
        WHERE sessions.token_hash = ?`,
      [microseconds(movedMs), id, questionHash, tokenHash],
    ),
    commit: statement('COMMIT'),
  });
  return { session: outcome[0], admission: admissionOf(arrival, outcome[0]) };
}

/**
 * Acquires a slot of the account in this bucket. Returns false if all are in use. The account's
 * row is locked, so that concurrent calls do not exceed the maximum.
 */
export async function acquireSearchSlot(pool: StatementPool, slot: Slot, most: number): Promise<boolean> {
  const { outcome } = await pool.run({
    start: statement('START TRANSACTION'),
    lock: statement('SELECT id FROM users WHERE id = ? FOR UPDATE', [slot.userId]),
    name: named(slot.bucket),
    take: statement(taking, taken(slot, most)),
    outcome: statement<{ taken: number }>('SELECT ROW_COUNT() = 1 AS taken'),
    commit: statement('COMMIT'),
  });
  return outcome[0]?.taken === 1;
}

/**
 * Releases the slot of a search that ended without being charged; `writeSearchCharge` releases it
 * otherwise.
 */
export const endSearch = (pool: StatementPool, id: string) => pool.run({ leave: leaving(id) });

export const leaving = (id: string) => statement('DELETE FROM running_searches WHERE id = ?', [id]);
