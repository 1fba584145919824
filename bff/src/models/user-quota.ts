import { queriesMax } from '@massima/contract/constants';
import type { Knex } from 'knex';

/** Adds two query counts; negative means unlimited. */
export const sumOfQueries = (a: number, b: number): number =>
  a < 0 || b < 0 ? -1 : Math.min(a + b, queriesMax);

/**
 * Adds queries to a limited plan. Uses one statement, so that two simultaneous additions both
 * count.
 */
export const addPlanQueries = (db: Knex, email: string, count: number, now: Date): Promise<number> =>
  db('users')
    .where({ email })
    .update({
      plan_queries: db.raw('IF(plan_queries < 0, plan_queries, LEAST(plan_queries + ?, ?))', [
        count,
        queriesMax,
      ]),
      updated_at: now,
    });

export const forgetUsedQueries = (db: Knex, email: string, now: Date): Promise<number> =>
  db('users').where({ email }).update({ used_queries: 0, updated_at: now });
