import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';

/**
 * `expired`: something let the account search once and nothing does now; `trial`: nothing but a trial does; `low`: it may
 * search, and under a tenth of its queries is left; `many`: it was shown more results within 30 days than `most`. The rule for one account is `searchEligibilityOf`; administrators have no standing.
 */
export type Standing = 'expired' | 'trial' | 'low' | 'many';

// A date that is not there has to count as past: compared as such, it makes the whole condition unknown, negated or not.
const isSubscribed = '(plan IS NOT NULL AND COALESCE(plan_expires_at > :now, FALSE))';
const isLicensed = 'COALESCE(license_expire_at > :now, FALSE)';
const isTrying = 'COALESCE(trial_expires_at > :now, FALSE)';
const maySearch = `(${isSubscribed} OR ${isLicensed} OR ${isTrying})`;

const conditions: Record<Standing, string> = {
  expired: `NOT ${maySearch} AND COALESCE(plan_expires_at, license_expire_at, trial_expires_at) IS NOT NULL`,
  trial: `${isTrying} AND NOT ${isLicensed} AND NOT ${isSubscribed}`,
  low: `${maySearch} AND plan_queries >= 0 AND (used_queries * 10 > plan_queries * 9 OR used_queries >= plan_queries)`,
  many: '(SELECT COUNT(*) FROM shown_results WHERE user_id = users.id AND shown_at > :since) > :most',
};

/** Narrows a question about `users` to the accounts that something lets search, queries left or not; administrators always. */
export const whereMaySearch = (query: Knex.QueryBuilder, now: Date): void =>
  void query.whereRaw(`(role = 'admin' OR ${maySearch})`, { now });

/** Narrows a question about `users` to the accounts of this standing. */
export const whereStanding = (
  query: Knex.QueryBuilder,
  standing: Standing,
  { now, most = 0 }: { now: Date; most?: number | undefined },
): void =>
  void query.where({ role: 'user' }).whereRaw(conditions[standing], {
    now,
    ...(standing === 'many' && { since: daysAfter(now, -30), most }),
  });
