import type { Knex } from 'knex';
import { monthInItaly } from '@massima/contract/format/dates';
import { statement, type Statement } from './statement-pool.ts';

/**
 * Monthly spending of an account's programs beyond the queries of its plan, with the limit. Months
 * follow the calendar of Rome.
 */
export interface AssistantSpendingRow {
  user_id: number;
  most_cents: number;
  /** Amount spent in `month`, which has the form `2026-11`. */
  spent_cents: number;
  month: string;
  changed_at: Date;
}

export interface Spending {
  maxCents: number;
  spentCents: number;
}

/** Columns to join to `users`, for `spendingOf`. */
export const spendingColumns =
  'spending.most_cents AS spending_most, spending.spent_cents AS spending_spent, spending.month AS spending_month';
export const spendingJoin = 'LEFT JOIN assistant_spending AS spending ON spending.user_id = users.id';
export interface SpendingColumns {
  spending_most: number | null;
  spending_spent: number | null;
  spending_month: string | null;
}

export const spendingOf = (row: SpendingColumns, now: Date): Spending => ({
  maxCents: row.spending_most ?? 0,
  spentCents: row.spending_month === monthInItaly(now) ? (row.spending_spent ?? 0) : 0,
});

export async function readSpending(db: Knex, userId: number, now: Date): Promise<Spending> {
  const row = await db('assistant_spending').where({ user_id: userId }).first();
  return {
    maxCents: row?.most_cents ?? 0,
    spentCents: row && row.month === monthInItaly(now) ? row.spent_cents : 0,
  };
}

/**
 * Sets the limit. The amount spent stays, so that lowering and raising the limit grants nothing
 * twice.
 */
export const allowSpending = (db: Knex, userId: number, maxCents: number, now: Date): Promise<number[]> =>
  db('assistant_spending')
    .insert({ user_id: userId, most_cents: maxCents, spent_cents: 0, month: '', changed_at: now })
    .onConflict('user_id')
    .merge(['most_cents', 'changed_at']);

interface Spender {
  userId: number;
  cents: number;
  now: Date;
}

/**
 * Condition that the spending limit allows one more search, for an account whose row is locked.
 * Takes the values of `roomValues`.
 */
export const hasRoom = `EXISTS (SELECT 1 FROM assistant_spending
  WHERE user_id = users.id AND IF(month = ?, spent_cents, 0) + ? <= most_cents)`;
export const roomValues = ({ cents, now }: Pick<Spender, 'cents' | 'now'>) => [monthInItaly(now), cents];

/**
 * Adds the price if `@paid` is beyond the plan's searches. Assignments run from left to right, so
 * that the first still reads the previous month.
 */
export function spend({ userId, cents, now }: Spender): Statement {
  const month = monthInItaly(now);
  return statement(
    `UPDATE assistant_spending SET spent_cents = IF(month = ?, spent_cents, 0) + ?, month = ?
      WHERE user_id = ? AND @paid AND EXISTS (
        SELECT 1 FROM users WHERE id = ? AND plan_queries >= 0 AND used_queries > plan_queries)`,
    [month, cents, month, userId, userId],
  );
}
