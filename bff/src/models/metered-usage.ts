import type { Knex } from 'knex';

export interface DueUsage {
  identifier: string;
  userId: number;
  createdAt: Date;
  /** When it was first sent without a response. */
  triedAt: Date | null;
  customerId: string | null;
}

/**
 * Returns usage beyond the quota that the provider has neither accepted nor rejected, oldest
 * first. Usage without a response so far comes last in random order, so that no single entry
 * always ends the round.
 */
export async function dueUsage(db: Knex, limit: number, account?: number): Promise<DueUsage[]> {
  const rows = await db('metered_usage')
    .where(account === undefined ? {} : { user_id: account })
    .join('users', 'users.id', 'metered_usage.user_id')
    .whereNull('metered_usage.sent_at')
    .whereNull('metered_usage.refused_at')
    .orderByRaw(
      'metered_usage.tried_at IS NOT NULL, IF(metered_usage.tried_at IS NULL, metered_usage.created_at, NULL), RAND()',
    )
    .limit(limit)
    .select(
      'metered_usage.identifier',
      'metered_usage.user_id',
      'metered_usage.created_at',
      'metered_usage.tried_at',
      'users.customer_id',
    );
  return rows.map((row) => ({
    identifier: row.identifier,
    userId: row.user_id,
    createdAt: row.created_at,
    triedAt: row.tried_at,
    customerId: row.customer_id,
  }));
}

/**
 * Counts an account's searches beyond the quota. A changed count means that it has searched since.
 */
export async function countUsage(db: Knex, account: number): Promise<number> {
  const [row] = await db('metered_usage')
    .where({ user_id: account })
    .count<{ n: number | string }[]>({ n: '*' });
  return Number(row?.n ?? 0);
}

const usage = (db: Knex, identifier: string) => db('metered_usage').where({ identifier });

export const markTried = (db: Knex, identifier: string, now: Date) =>
  usage(db, identifier).whereNull('tried_at').update({ tried_at: now });

export const markCounted = (db: Knex, identifier: string, now: Date) =>
  usage(db, identifier).update({ sent_at: now });

export const setAside = (db: Knex, identifier: string, refusal: string, now: Date) =>
  usage(db, identifier).update({ refused_at: now, refusal: refusal.slice(0, 200) });
