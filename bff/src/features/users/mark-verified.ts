import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import type { UserRow } from '../../models/tables.ts';
import { changeUser } from '../../models/user.ts';
import { sumOfQueries } from '../../models/user-quota.ts';

/**
 * The address is proven. The first time, an offer's card-free trial starts: never a second one, and never over a plan or
 * licence that is already there. The caller holds the account's row.
 */
export async function markVerified(
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  account: UserRow,
): Promise<UserRow> {
  if (account.is_verified) return account;
  const now = clock.now();
  const startsTrial =
    account.trial_days_count > 0 &&
    !account.is_returning &&
    account.trial_expires_at === null &&
    account.license_expire_at === null &&
    account.plan === null;
  return changeUser(trx, account.id, {
    is_verified: true,
    updated_at: now,
    ...(startsTrial && {
      trial_expires_at: daysAfter(now, account.trial_days_count),
      // An administrator may have added some before.
      plan_queries: sumOfQueries(account.plan_queries, account.trial_queries_count),
      used_queries: 0,
    }),
  });
}
