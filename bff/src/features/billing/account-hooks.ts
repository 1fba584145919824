import { billingIssues, type BillingData } from '@massima/contract/format/billing';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../models/user.ts';
import { deleteCustomers, saveBillingData } from './customer.ts';

/** What billing does when an account changes; the composition hands it to the accounts feature, which knows nothing of it. */
export const accountHooks = {
  async beforeDelete(deps: Deps, account: User): Promise<void> {
    if (deps.payments) await deleteCustomers(deps, account);
  },
  async saveBilling(deps: Deps, account: User, billing: BillingData): Promise<void> {
    const issues = billingIssues(billing);
    if (issues.length > 0) throw new AppError('validation_failed', { issues });
    await saveBillingData(deps, account, billing);
  },
};
