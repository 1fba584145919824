import type { Knex } from 'knex';
import { inTransaction } from './retry-deadlock.ts';

interface Claim {
  userId: number;
  /** In order: the first new results are admitted within the limit. */
  resultIds: readonly string[];
  now: Date;
  /** Results counted before this instant no longer count. */
  since: Date;
  limit: number;
  /** Number of different results that a card-free trial shows; null if the account has none. */
  trialLimit: number | null;
  /** Maximum number of new results to admit. */
  atMost: number;
}

export interface ClaimedResults {
  /** The requested results that may be shown. */
  resultIds: Set<string>;
  /** Whether the limit excluded some of the requested results. */
  isFull: boolean;
  /** Whether the trial's limit was reached. */
  isTrialOver: boolean;
  /** When the oldest counted result was shown. */
  oldest: Date | undefined;
}

/**
 * Counts unpaid results against the limit. Results that the account was shown before, saved in a
 * folder or received by mail are free; new results are admitted while the limit allows. The
 * account's row is locked, so that simultaneous calls are counted one at a time.
 */
export function claimResults(db: Knex, claim: Claim): Promise<ClaimedResults> {
  const { userId, now, since, limit, trialLimit, atMost } = claim;
  const requested = [...new Set(claim.resultIds)];
  return inTransaction(db, async (trx) => {
    await trx('users').where({ id: userId }).forUpdate().first('id');
    const free = await freeOf(trx, userId, requested);
    const idsToRecord = requested.filter((id) => !free.has(id)).slice(0, atMost);
    const counted = await trx('shown_results')
      .where({ user_id: userId, counted: true })
      .where('shown_at', '>', since)
      .count({ results: '*' })
      .min({ oldest: 'shown_at' })
      .first<{ results: number; oldest: Date | null }>();
    const trialRoom = trialLimit === null ? Infinity : trialLimit - (await shownInAll(trx, userId));
    const fresh = idsToRecord.slice(0, Math.max(0, Math.min(limit - Number(counted.results), trialRoom)));
    if (fresh.length > 0)
      await trx('shown_results').insert(
        fresh.map((id_result) => ({ user_id: userId, id_result, shown_at: now, counted: true })),
      );
    return {
      resultIds: new Set([...requested.filter((id) => free.has(id)), ...fresh]),
      isFull: fresh.length < idsToRecord.length,
      isTrialOver: fresh.length < idsToRecord.length && fresh.length >= trialRoom,
      oldest: counted.oldest ?? undefined,
    };
  });
}

async function freeOf(trx: Knex, userId: number, requested: readonly string[]): Promise<Set<string>> {
  const shownBefore = trx('shown_results')
    .where({ user_id: userId })
    .whereIn('id_result', [...requested]);
  // A folder can contain invented ids, which open nothing.
  const saved = trx('project_elements')
    .join('projects', 'projects.id', 'project_elements.project_id')
    .where('projects.user_id', userId)
    .whereIn('project_elements.id_result', [...requested])
    .whereNot('project_elements.ruling_id', '')
    .whereNull('projects.deleted_at')
    .whereNull('project_elements.removed_at');
  const mailed = trx('alert_news')
    .join('alerts', 'alerts.id', 'alert_news.alert_id')
    .where('alerts.user_id', userId)
    .whereIn('alert_news.id_result', [...requested])
    .whereNotNull('alert_news.mailed_at');
  const found: string[][] = [
    await shownBefore.pluck('id_result'),
    await saved.pluck('project_elements.id_result'),
    await mailed.pluck('alert_news.id_result'),
  ];
  return new Set(found.flat());
}

/** Counts the different results that the account was shown. */
export const shownInAll = async (db: Knex, userId: number): Promise<number> => {
  const counted = await db('shown_results')
    .where({ user_id: userId })
    .count({ results: '*' })
    .first<{ results: number }>();
  return Number(counted.results);
};

/**
 * Returns the number of results shown since an instant, per account with any, in ascending order.
 */
export const shownByAccount = async (db: Knex, since: Date): Promise<number[]> => {
  const counts: { results: number }[] = await db('shown_results')
    .where('shown_at', '>', since)
    .groupBy('user_id')
    .orderBy('results')
    .count({ results: '*' });
  return counts.map(({ results }) => Number(results));
};

/** Returns the ids, out of `ids`, that the account was shown. */
export const shownAmong = async (db: Knex, userId: number, ids: readonly string[]): Promise<Set<string>> => {
  const found: string[] = await db('shown_results')
    .where({ user_id: userId })
    .whereIn('id_result', [...ids])
    .pluck('id_result');
  return new Set(found);
};
