import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { type AccountRow, changeUser } from '../../models/user.ts';
import { sumOfQueries } from '../../models/user-quota.ts';
import { customerDomainOf } from '../limits/index.ts';
import { mailboxHash, takeDomain, takeMailbox } from './trial-customer.ts';

interface Verified extends AccountRow {
  /** Set if the account would have a trial, but its domain has had all of its trials. */
  trialUsed?: { domain: string; contact: string | null };
}

/**
 * Marks the address as verified, by its mailbox or by an administrator.
 *
 * The first verification starts the card-free trial of an offer, unless the account has a plan or
 * a licence. Each mailbox gets one trial, and each domain the offer's number. A second account of
 * a mailbox is a returning user's. The caller has locked the account's row and notifies the owner
 * if no trial was granted (`queueTrialUsed`).
 */
export async function markVerified(
  trx: Knex.Transaction,
  deps: Pick<Deps, 'clock' | 'config'>,
  account: AccountRow,
  by: 'mailbox' | 'administrator',
): Promise<Verified> {
  const now = deps.clock.now();
  const isFirstProof = by === 'mailbox' && account.verified_at === null;
  if (account.is_verified)
    return isFirstProof ? changeUser(trx, account.id, { verified_at: now, updated_at: now }) : account;
  const mailbox_hash = mailboxHash(deps, account.email);
  const isOwn = account.mailbox_hash !== null || (await takeMailbox(trx, deps, account.email));
  const mayTry =
    isOwn &&
    account.trial_days_count > 0 &&
    !account.is_returning &&
    account.trial_expires_at === null &&
    account.license_expire_at === null &&
    account.plan === null;
  const startsTrial = mayTry && (await takeDomain(trx, deps, account));
  const verified = await changeUser(trx, account.id, {
    is_verified: true,
    updated_at: now,
    ...(account.mailbox_hash === null && { mailbox_hash }),
    ...(isFirstProof && { verified_at: now }),
    ...(!isOwn && { is_returning: true }),
    ...(startsTrial && {
      trial_expires_at: daysAfter(now, account.trial_days_count),
      // An administrator may have added queries before.
      plan_queries: sumOfQueries(account.plan_queries, account.trial_queries_count),
      used_queries: 0,
    }),
  });
  return mayTry && !startsTrial ? { ...verified, trialUsed: trialUsedBy(deps.config, verified) } : verified;
}

function trialUsedBy({ SALES_EMAIL, SUPPORT_EMAIL }: Deps['config'], { email }: AccountRow) {
  const domain = customerDomainOf(email)?.name ?? email.slice(email.lastIndexOf('@') + 1);
  return { domain, contact: SALES_EMAIL ?? SUPPORT_EMAIL ?? null };
}
