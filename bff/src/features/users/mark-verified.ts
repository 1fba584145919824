import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { changeUser } from '../../models/user.ts';
import { sumOfQueries } from '../../models/user-quota.ts';
import { mailboxHash, takeMailbox } from './mailbox-hash.ts';

/**
 * The address is proven by its mailbox, or an administrator vouches for it. The first time, an offer's card-free trial starts:
 * never a second one, never over a plan or licence that is already there, and one for each mailbox: a second account for it is
 * a returning user's. The caller has locked the account's row.
 */
export async function markVerified(
  trx: Knex.Transaction,
  deps: Pick<Deps, 'clock' | 'config'>,
  account: AccountRow,
  by: 'mailbox' | 'administrator',
): Promise<AccountRow> {
  const now = deps.clock.now();
  const isFirstProof = by === 'mailbox' && account.verified_at === null;
  if (account.is_verified)
    return isFirstProof ? changeUser(trx, account.id, { verified_at: now, updated_at: now }) : account;
  const mailbox_hash = mailboxHash(deps, account.email);
  const isOwn = account.mailbox_hash !== null || (await takeMailbox(trx, deps, account.email));
  const startsTrial =
    isOwn &&
    account.trial_days_count > 0 &&
    !account.is_returning &&
    account.trial_expires_at === null &&
    account.license_expire_at === null &&
    account.plan === null;
  return changeUser(trx, account.id, {
    is_verified: true,
    updated_at: now,
    ...(account.mailbox_hash === null && { mailbox_hash }),
    ...(isFirstProof && { verified_at: now }),
    ...(!isOwn && { is_returning: true }),
    ...(startsTrial && {
      trial_expires_at: daysAfter(now, account.trial_days_count),
      // An administrator may have added some before.
      plan_queries: sumOfQueries(account.plan_queries, account.trial_queries_count),
      used_queries: 0,
    }),
  });
}
