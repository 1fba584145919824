import type { z } from 'zod';
import type { overviewOutput } from '@massima/contract/account';
import type { AccountRow } from '../../models/user.ts';

type Ends = Pick<AccountRow, 'role' | 'plan' | 'plan_expires_at' | 'license_expire_at' | 'trial_expires_at'>;
interface StandingOf {
  standing: z.infer<typeof overviewOutput>['standing'];
  /** End of the entitlement; if none is valid, the last end that has passed. */
  until: Date | null;
}

/**
 * Returns the strongest entitlement that lets an account search, by the same dates as
 * `searchEligibilityOf`.
 */
export function entitlementSourceOf(account: Ends, now: Date): StandingOf {
  if (account.role === 'admin') return { standing: 'administrator', until: null };
  const grants = [
    { standing: 'subscription', until: account.plan === null ? null : account.plan_expires_at },
    { standing: 'licence', until: account.license_expire_at },
    { standing: 'trial', until: account.trial_expires_at },
  ] as const;
  const running = grants.find(({ until }) => until !== null && until > now);
  if (running) return running;
  const ends = [account.plan_expires_at, account.license_expire_at, account.trial_expires_at]
    .filter((end) => end !== null)
    .sort((a, b) => b.getTime() - a.getTime());
  // A subscription that was ended immediately leaves the end of its paid period, which may still come.
  const last = ends.find((end) => end <= now) ?? null;
  return { standing: ends.length === 0 ? 'none' : 'over', until: last };
}
