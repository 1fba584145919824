import type { ErrorKey } from '@massima/contract/errors';
import type { Actor, Entitlement } from './actor.ts';
import { AppError } from './errors.ts';

export interface SearchEligibility {
  /** Whether a plan, trial or licence is valid. */
  license: boolean;
  /** Whether at least one more search is allowed. */
  query: boolean;
  /** Error key of a rejected search, or `ok`. */
  answer: ErrorKey | 'ok';
}

const after = (date: Date | null, now: Date) => date !== null && date.getTime() > now.getTime();

/** Account, and the program that calls for it, if any. */
export type Asking = Entitlement & { connection?: Actor['connection'] };

/** Whether all searches included in the plan are used. */
const isPastPlan = ({ planQueries, usedQueries }: Entitlement): boolean =>
  planQueries >= 0 && usedQueries >= planQueries;

/**
 * Whether the next search would exceed the owner's spending limit for programs, or its price is
 * unknown.
 */
const isPastSum = ({ connection, overQuotaCents: cents }: Asking): boolean =>
  connection != null &&
  (cents === null || connection.spending.spentCents + cents > connection.spending.maxCents);

/**
 * Returns whether an account may search, and the reason if not (contract, section 4; for programs
 * also 12). Has no side effects.
 */
export function searchEligibilityOf(account: Asking, now: Date): SearchEligibility {
  if (account.role === 'admin') return { license: true, query: true, answer: 'ok' };
  const { trialExpiresAt, licenseExpireAt, planExpiresAt } = account;
  const subscribed = account.plan !== null && after(planExpiresAt, now);
  const license = subscribed || after(trialExpiresAt, now) || after(licenseExpireAt, now);
  if (!account.isVerified) return { license, query: false, answer: 'access_denied' };
  if (!license) {
    const onlyTried = trialExpiresAt !== null && licenseExpireAt === null && planExpiresAt === null;
    return { license, query: false, answer: onlyTried ? 'free_trial_expired' : 'subscription_expired' };
  }
  if (!isPastPlan(account)) return { license, query: true, answer: 'ok' };
  if (!account.overQuota) return { license, query: false, answer: 'subscription_no_queries' };
  const query = !isPastSum(account);
  return { license, query, answer: query ? 'ok' : 'quota_used_up' };
}

/**
 * Returns the eligibility of an account, also if a valid plan, trial or licence has no queries
 * left.
 * @throws AppError if the account has no valid plan, trial or licence
 */
export function licensedAccess(account: Asking, now: Date): SearchEligibility {
  const access = searchEligibilityOf(account, now);
  if (!access.license && access.answer !== 'ok') throw new AppError(access.answer);
  return access;
}

/** Whether a card-free trial is the only entitlement that lets the account search. */
export const triesFree = (account: Entitlement, now: Date): boolean =>
  account.role !== 'admin' &&
  onlyTries(account, now) &&
  !(account.plan !== null && after(account.planExpiresAt, now));

/**
 * Whether a running trial, card-free or of a plan, is the only entitlement that lets the account
 * search.
 */
export function onlyTries(account: Entitlement, now: Date): boolean {
  const subscribed = account.plan !== null && after(account.planExpiresAt, now);
  if (after(account.licenseExpireAt, now)) return false;
  return subscribed ? account.isPlanTrial : after(account.trialExpiresAt, now);
}
