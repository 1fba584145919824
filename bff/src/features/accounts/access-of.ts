import type { ErrorKey } from '@massima/contract/errors';
import type { User } from '../../models/user.ts';

export interface Access {
  /** A plan, trial or licence is valid. */
  license: boolean;
  /** At least one more search is allowed. */
  query: boolean;
  /** The key a search would be refused with, or `ok`. */
  answer: ErrorKey | 'ok';
}

const after = (date: Date | null, now: Date) => date !== null && date.getTime() > now.getTime();

/** Whether an account may search, and if not why (contract, section 4). Pure: the row says all. */
export function accessOf(user: User, now: Date): Access {
  if (user.role === 'admin') return { license: true, query: true, answer: 'ok' };
  const subscribed = user.plan !== null && after(user.plan_expires_at, now);
  const license = subscribed || after(user.trial_expires_at, now) || after(user.license_expire_at, now);
  if (!user.is_verified) return { license, query: false, answer: 'access_denied' };
  if (!license) {
    const onlyTried =
      user.trial_expires_at !== null && user.license_expire_at === null && user.plan_expires_at === null;
    return { license, query: false, answer: onlyTried ? 'free_trial_expired' : 'subscription_expired' };
  }
  const query = user.plan_queries < 0 || user.used_queries < user.plan_queries || Boolean(user.over_quota);
  return { license, query, answer: query ? 'ok' : 'subscription_no_queries' };
}
