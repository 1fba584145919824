import { billingIssues, type BillingData } from '@massima/contract/format/billing';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { deleteUser, findUser } from '../../models/user.ts';
import { deleteCustomers, requirePayments, saveBillingData } from '../billing/index.ts';

/** Checks billing data as far as that is possible before there is an account. */
export function checkBillingData(deps: Deps, data: BillingData): void {
  const issues = billingIssues(data);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  requirePayments(deps);
}

/**
 * Saves the billing data of a new account. If the provider fails or rejects them, the account is
 * removed again, because it would block its address for the next attempt.
 */
export async function saveBillingDataOrUndo(
  deps: Deps,
  account: AccountRow,
  data: BillingData,
): Promise<void> {
  try {
    await saveBillingData(deps, account, data);
  } catch (error) {
    await removeAgain(deps, account.id);
    throw error;
  }
}

async function removeAgain(deps: Deps, id: number): Promise<void> {
  const account = await findUser(deps.db, id);
  if (!account) return;
  await deleteCustomers(deps, account).catch((err: unknown) =>
    deps.log.warn(
      { err, customer: account.customer_id },
      'could not delete the customer of a removed account',
    ),
  );
  await inTransaction(deps.db, (trx) => deleteUser(trx, id));
}
