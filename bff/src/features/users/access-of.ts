import type { ErrorKey } from '@massima/contract/errors';
import type { Entitlement } from '../../actor.ts';
import { AppError } from '../../errors.ts';

export interface Access {
  /** A plan, trial or licence is valid. */
  license: boolean;
  /** At least one more search is allowed. */
  query: boolean;
  /** The key a search would be refused with, or `ok`. */
  answer: ErrorKey | 'ok';
}

const after = (date: Date | null, now: Date) => date !== null && date.getTime() > now.getTime();

/** Whether an account may search, and if not why (contract, section 4). Pure. */
export function accessOf(given: Entitlement, now: Date): Access {
  if (given.role === 'admin') return { license: true, query: true, answer: 'ok' };
  const { trialExpiresAt, licenseExpireAt, planExpiresAt, planQueries } = given;
  const subscribed = given.plan !== null && after(planExpiresAt, now);
  const license = subscribed || after(trialExpiresAt, now) || after(licenseExpireAt, now);
  if (!given.isVerified) return { license, query: false, answer: 'access_denied' };
  if (!license) {
    const onlyTried = trialExpiresAt !== null && licenseExpireAt === null && planExpiresAt === null;
    return { license, query: false, answer: onlyTried ? 'free_trial_expired' : 'subscription_expired' };
  }
  const query = planQueries < 0 || given.usedQueries < planQueries || given.overQuota;
  return { license, query, answer: query ? 'ok' : 'subscription_no_queries' };
}

/** Their access, when a plan, trial or licence is valid, though it may have no query left; throws what a search would be refused with. */
export function licensedAccess(given: Entitlement, now: Date): Access {
  const access = accessOf(given, now);
  if (!access.license && access.answer !== 'ok') throw new AppError(access.answer);
  return access;
}
