import type { ErrorKey } from '@massima/contract/errors';
import type { Actor, Entitlement } from './actor.ts';
import { AppError } from './errors.ts';

export interface SearchEligibility {
  /** A plan, trial or licence is valid. */
  license: boolean;
  /** At least one more search is allowed. */
  query: boolean;
  /** The key a search would be refused with, or `ok`. */
  answer: ErrorKey | 'ok';
}

const after = (date: Date | null, now: Date) => date !== null && date.getTime() > now.getTime();

/** An account, and by which program it asks, if any. */
export type Asking = Entitlement & { connection?: Actor['connection'] };

/** Every search that the plan includes is used. */
const isPastPlan = ({ planQueries, usedQueries }: Entitlement): boolean =>
  planQueries >= 0 && usedQueries >= planQueries;

/** What the next search costs is more than the owner lets programs spend, or not known. */
const isPastSum = ({ connection, overQuotaCents: cents }: Asking): boolean =>
  connection != null &&
  (cents === null || connection.spending.spentCents + cents > connection.spending.maxCents);

/** Whether an account may search, and if not why (contract, section 4; a program's also 12). Pure. */
export function searchEligibilityOf(given: Asking, now: Date): SearchEligibility {
  if (given.role === 'admin') return { license: true, query: true, answer: 'ok' };
  const { trialExpiresAt, licenseExpireAt, planExpiresAt } = given;
  const subscribed = given.plan !== null && after(planExpiresAt, now);
  const license = subscribed || after(trialExpiresAt, now) || after(licenseExpireAt, now);
  if (!given.isVerified) return { license, query: false, answer: 'access_denied' };
  if (!license) {
    const onlyTried = trialExpiresAt !== null && licenseExpireAt === null && planExpiresAt === null;
    return { license, query: false, answer: onlyTried ? 'free_trial_expired' : 'subscription_expired' };
  }
  if (!isPastPlan(given)) return { license, query: true, answer: 'ok' };
  if (!given.overQuota) return { license, query: false, answer: 'subscription_no_queries' };
  const query = !isPastSum(given);
  return { license, query, answer: query ? 'ok' : 'quota_used_up' };
}

/** Their access, when a plan, trial or licence is valid, though it may have no query left; throws what a search would be refused with. */
export function licensedAccess(given: Asking, now: Date): SearchEligibility {
  const access = searchEligibilityOf(given, now);
  if (!access.license && access.answer !== 'ok') throw new AppError(access.answer);
  return access;
}

/** Nothing but a card-free trial lets the account search. */
export const triesFree = (given: Entitlement, now: Date): boolean =>
  given.role !== 'admin' &&
  onlyTries(given, now) &&
  !(given.plan !== null && after(given.planExpiresAt, now));

/** Nothing but a trial that runs lets the account search: a free one, or the first days of a plan. */
export function onlyTries(given: Entitlement, now: Date): boolean {
  const subscribed = given.plan !== null && after(given.planExpiresAt, now);
  if (after(given.licenseExpireAt, now)) return false;
  return subscribed ? given.isPlanTrial : after(given.trialExpiresAt, now);
}
