import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { claimRows, inMs, withHeartbeat } from './claim.ts';
import { execute } from './execute.ts';

/** Lease for one round of a job, held by one process at a time. */
export interface JobLease {
  name: string;
  holder: string;
  /** Progress of an earlier holder; null if the round has no progress yet. */
  reached: string | null;
}

const leaseMs = 30_000;
const renewalMs = 8000;

/**
 * Runs a job if it is due and no other process runs it. After a crash, another process continues
 * within half a minute.
 * @param isDue receives the age of the last run in milliseconds, by the database's clock; null if
 *   there was no run
 * @returns the job's result; null if it was not run
 */
export async function runIfDue<T>(
  db: Knex,
  name: string,
  isDue: (ageMs: number | null) => boolean,
  work: (lease: JobLease) => Promise<T>,
): Promise<T | null> {
  const lease = await take(db, name, isDue);
  if (lease === null) return null;
  const ownLease = () => db('job_turns').where({ name, holder: lease.holder });
  try {
    const result = await withHeartbeat(
      renewalMs,
      () => ownLease().update({ leased_until: inMs(db, leaseMs) }),
      () => work(lease),
    );
    await ownLease().update({ done_at: inMs(db, 0) });
    return result;
  } finally {
    await ownLease().update({ holder: null, leased_until: null });
  }
}

/** Stores the progress of a round. Has no effect if the holder has lost its lease. */
export const noteReached = async (
  db: Knex,
  { name, holder }: JobLease,
  reached: string | null,
): Promise<void> => {
  await db('job_turns').where({ name, holder }).update({ reached });
};

async function take(
  db: Knex,
  name: string,
  isDue: (ageMs: number | null) => boolean,
): Promise<JobLease | null> {
  const find = () =>
    db('job_turns')
      .where({ name })
      .select('reached')
      .select<{ reached: string | null; age: number | null }[]>(
        db.raw('TIMESTAMPDIFF(MICROSECOND, done_at, CURRENT_TIMESTAMP(3)) AS age'),
      )
      .first();
  const isDueNow = (row: { age: number | null } | undefined) => {
    const age = row?.age ?? null;
    return isDue(age === null ? null : age / 1000);
  };
  if (!isDueNow(await find())) return null;
  await execute(db, 'INSERT IGNORE INTO job_turns (name) VALUES (?)', [name]);
  const holder = randomUUID();
  const how = { leaseMs, column: 'leased_until', more: { holder } };
  if (!(await claimRows(db, db('job_turns').where({ name }), how))) return null;
  // Another process may have run the job since the first read.
  const row = await find();
  if (row && isDueNow(row)) return { name, holder, reached: row.reached };
  await db('job_turns').where({ name, holder }).update({ holder: null, leased_until: null });
  return null;
}
