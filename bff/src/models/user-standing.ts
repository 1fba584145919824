import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';

/**
 * Entitlement of an account. `expired`: it had one that has ended; `trial`: a trial is its only
 * entitlement; `low`: less than a tenth of its queries is left; `many`: it was shown more than
 * `most` results within 30 days. `searchEligibilityOf` is the rule for one account. Administrators
 * have no standing.
 */
export type Standing = 'expired' | 'trial' | 'low' | 'many';

// A missing date must count as past: comparing with NULL would make the condition NULL, negated or
// not.
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

/**
 * Restricts a query on `users` to accounts with an entitlement, with or without queries left, and
 * administrators.
 */
export const filterByEligibility = (query: Knex.QueryBuilder, now: Date): void =>
  void query.whereRaw(`(role = 'admin' OR ${maySearch})`, { now });

/** Restricts a query on `users` to accounts with this standing. */
export const filterByEntitlement = (
  query: Knex.QueryBuilder,
  standing: Standing,
  { now, most = 0 }: { now: Date; most?: number | undefined },
): void =>
  void query.where({ role: 'user' }).whereRaw(conditions[standing], {
    now,
    ...(standing === 'many' && { since: daysAfter(now, -30), most }),
  });
