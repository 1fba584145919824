import type { Knex } from 'knex';
import { isIncomplete } from '@massima/contract/plan';
import { isLatestSnapshot } from './billing-account.ts';
import { inTransaction } from './retry-deadlock.ts';
import type { AccountRow } from './user.ts';
import { changeUser, lockUser } from './user.ts';

/**
 * Time after the end of its period during which a renewing plan still allows searches, in
 * milliseconds. A webhook takes seconds, and a lost webhook is detected within an hour. A failed
 * renewal removes the plan by a separate event.
 */
const newsMayTakeMs = 3 * 3_600_000;

/** Subscription data that the access checks need, as read from the provider. */
export interface Projection {
  id: string;
  status: string;
  /** Whether it allows searches. */
  runs: boolean;
  priceId: string;
  plan: string;
  /** Queries per period; negative means unlimited. */
  planQueries: number;
  overQuota: boolean;
  /** Price per search beyond the quota, in cents; null if the price defines none. */
  overQuotaCents: number | null;
  cancelAtPeriodEnd: boolean;
  start: Date;
  end: Date;
}

/**
 * Whether a subscription of the account is stored, which a snapshot without a subscription would
 * end.
 */
export const hasProjection = async (db: Knex, userId: number): Promise<boolean> =>
  (await db('subscriptions').where({ user_id: userId }).first('id')) !== undefined;

/**
 * Writes a customer's subscription as read from the provider; null if the customer has none.
 * Skipped if a later snapshot was written, or if the account was deleted or has another customer
 * in the meantime.
 * @returns whether this ended a paid plan
 */
export const writeProjection = (
  db: Knex,
  { userId, customerId, number, now }: { userId: number; customerId: string; number: number; now: Date },
  seen: Projection | null,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const user = await lockUser(trx, userId);
    if (user?.customer_id !== customerId || !(await isLatestSnapshot(trx, userId, number))) return false;
    const before = await trx('subscriptions')
      .where({ user_id: userId })
      .first('id', 'status', 'price_id', 'current_period_start', 'current_period_end');
    await trx('subscriptions').where({ user_id: userId }).delete();
    if (!seen) {
      const ended = before && wasPaid(before.status) && { plan_expires_at: before.current_period_end };
      await changeUser(trx, userId, {
        plan: null,
        ...ended,
        over_quota: false,
        over_quota_cents: null,
        is_plan_trial: false,
        updated_at: now,
      });
      return Boolean(ended);
    }
    await trx('subscriptions').insert({
      id: seen.id,
      user_id: userId,
      status: seen.status,
      price_id: seen.priceId,
      cancel_at_period_end: seen.cancelAtPeriodEnd,
      current_period_start: seen.start,
      current_period_end: seen.end,
      synced_at: now,
    });
    // A plan that was not running was unpaid: its period may be stored, but its queries could not
    // be used.
    const renewed = before?.id !== seen.id || seen.start > before.current_period_start || !user.plan;
    // Queries added by an administrator are kept until the plan is renewed or changed.
    const granted = renewed || seen.priceId !== before.price_id;
    const grantsPlan = seen.runs && !keepsFreeTrial(user, seen, now);
    await changeUser(trx, userId, {
      plan: seen.runs ? seen.plan : null,
      ...(wasPaid(seen.status) && { plan_expires_at: lastMoment(seen) }),
      over_quota: grantsPlan && seen.overQuota,
      over_quota_cents: grantsPlan ? seen.overQuotaCents : null,
      is_plan_trial: seen.status === 'trialing',
      ...(grantsPlan && granted && { plan_queries: seen.planQueries }),
      ...(grantsPlan && renewed && { used_queries: 0 }),
      updated_at: now,
    });
    return false;
  });

/**
 * Whether the searches of a free trial are kept while it runs: if the plan starts when the trial
 * ends, or if the trial has more searches left than the plan. The plan's searches start with its
 * first paid period.
 */
function keepsFreeTrial(user: AccountRow, { status, end, planQueries }: Projection, now: Date): boolean {
  const { trial_expires_at: trial, plan_queries: queries, used_queries: used } = user;
  if (status !== 'trialing' || trial === null || trial <= now) return false;
  const beginsAfter = Math.abs(end.getTime() - trial.getTime()) < 1000;
  const left = queries < 0 ? Infinity : queries - used;
  return beginsAfter || left > (planQueries < 0 ? Infinity : planQueries);
}

/** An incomplete subscription granted no access, so the end of the previous plan is kept. */
const wasPaid = (status: string): boolean => !isIncomplete(status);

const lastMoment = ({ runs, cancelAtPeriodEnd, end }: Projection): Date =>
  runs && !cancelAtPeriodEnd ? new Date(end.getTime() + newsMayTakeMs) : end;

/** Returns the end of the current subscription period, as last read from the provider. */
export async function endOfPeriod(db: Knex, userId: number): Promise<Date | null> {
  const row = await db('subscriptions').where({ user_id: userId }).first('current_period_end');
  return row?.current_period_end ?? null;
}
