import type { Knex } from 'knex';
import { isIncomplete } from '@massima/contract/plan';
import { isLatestSnapshot } from './billing-account.ts';
import { inTransaction } from './retry-deadlock.ts';
import type { AccountRow } from './user.ts';
import { changeUser, lockUser } from './user.ts';

/**
 * How long past the end of its period a plan that renews still lets search: until the news of the renewal is there. A webhook takes
 * seconds, a lost one is followed every hour. A renewal that fails removes the plan by its own event.
 */
const newsMayTakeMs = 3 * 3_600_000;

/** What the gates need to know of a subscription, as the provider said it. */
export interface Projection {
  id: string;
  status: string;
  /** Whether it opens the search. */
  runs: boolean;
  priceId: string;
  plan: string;
  /** Negative: unlimited. */
  planQueries: number;
  overQuota: boolean;
  /** Of each search past the quota; null where the price says none. */
  overQuotaCents: number | null;
  cancelAtPeriodEnd: boolean;
  start: Date;
  end: Date;
}

/** Whether a subscription is known here: what a look that shows none would end. */
export const hasProjection = async (db: Knex, userId: number): Promise<boolean> =>
  (await db('subscriptions').where({ user_id: userId }).first('id')) !== undefined;

/**
 * Writes what a look at the provider has shown of a customer's subscription; null: there is none. Does nothing when a look
 * that began later has been written already, or when the account has been deleted or got another customer in the meantime.
 * @returns whether a plan that was paid has ended by it
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
    // One that did not run was unpaid: its period may have been seen before, its queries could not be used.
    const renewed = before?.id !== seen.id || seen.start > before.current_period_start || !user.plan;
    // An administrator may have added queries, which are kept until the plan is renewed or becomes another one.
    const granted = renewed || seen.priceId !== before.price_id;
    const gives = seen.runs && !keepsFreeTrial(user, seen, now);
    await changeUser(trx, userId, {
      plan: seen.runs ? seen.plan : null,
      ...(wasPaid(seen.status) && { plan_expires_at: lastMoment(seen) }),
      over_quota: gives && seen.overQuota,
      over_quota_cents: gives ? seen.overQuotaCents : null,
      is_plan_trial: seen.status === 'trialing',
      ...(gives && granted && { plan_queries: seen.planQueries }),
      ...(gives && renewed && { used_queries: 0 }),
      updated_at: now,
    });
    return false;
  });

/**
 * The searches of a free trial stay as long as it runs: where the plan begins when it ends, and where it leaves more than
 * the plan gives. The plan's come with its first paid period.
 */
function keepsFreeTrial(user: AccountRow, { status, end, planQueries }: Projection, now: Date): boolean {
  const { trial_expires_at: trial, plan_queries: queries, used_queries: used } = user;
  if (status !== 'trialing' || trial === null || trial <= now) return false;
  const beginsAfter = Math.abs(end.getTime() - trial.getTime()) < 1000;
  const left = queries < 0 ? Infinity : queries - used;
  return beginsAfter || left > (planQueries < 0 ? Infinity : planQueries);
}

/** One whose first payment was never made has opened nothing: it leaves the end of what came before. */
const wasPaid = (status: string): boolean => !isIncomplete(status);

const lastMoment = ({ runs, cancelAtPeriodEnd, end }: Projection): Date =>
  runs && !cancelAtPeriodEnd ? new Date(end.getTime() + newsMayTakeMs) : end;

/** The end of the period that the account's subscription is in, as the provider said it last. */
export async function endOfPeriod(db: Knex, userId: number): Promise<Date | null> {
  const row = await db('subscriptions').where({ user_id: userId }).first('current_period_end');
  return row?.current_period_end ?? null;
}
