import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../models/user.ts';
import type { AccountHooks, BillingPart } from './hooks.ts';

/** Billing data is kept by whoever takes the payments; where nobody does, it is refused rather than lost. */
export async function saveBilling(
  deps: Deps,
  hooks: AccountHooks,
  account: User,
  billing: BillingPart,
): Promise<void> {
  if (!hooks.saveBilling) throw new AppError('service_unavailable');
  await hooks.saveBilling(deps, account, billing);
}
