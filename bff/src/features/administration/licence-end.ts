import type { z } from 'zod';
import type { updateAccountInput } from '@massima/contract/account';
import { daysAfter } from '@massima/contract/format/dates';

type Licence = Pick<z.infer<typeof updateAccountInput>, 'trial_period' | 'license_expire_at'>;

/**
 * Returns the end of the licence that a form requests: null for no licence, undefined if the form
 * leaves it unchanged.
 */
export function licenceEnd({ trial_period, license_expire_at }: Licence, now: Date): Date | null | undefined {
  if (license_expire_at !== undefined) return license_expire_at === null ? null : new Date(license_expire_at);
  return trial_period === undefined ? undefined : daysAfter(now, trial_period);
}
