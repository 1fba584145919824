import type { Knex } from 'knex';
import { accountColumns, type AccountRow } from './user.ts';

interface Reminding {
  now: Date;
  /** Seconds before its end at which a trial is announced, */
  leadSeconds: number;
  /** or this number of seconds per day of the trial, if that is less */
  leadSecondsPerDay: number;
}

/**
 * Selects the accounts to notify that their trial ends. Accounts that are not due, or whose
 * licence continues, are excluded here, because they would fill the page.
 */
const ending = (db: Knex, { now, leadSeconds, leadSecondsPerDay }: Reminding) =>
  db('users')
    .where({ is_verified: true, disabled: false, plan: null })
    .where('trial_expires_at', '>', now)
    .where('trial_expires_at', '<=', new Date(now.getTime() + leadSeconds * 1000))
    .whereRaw(
      'TIMESTAMPADD(SECOND, -IF(trial_days_count > 0, LEAST(:leadSeconds, trial_days_count * :leadSecondsPerDay), :leadSeconds), trial_expires_at) <= :now',
      { now, leadSeconds, leadSecondsPerDay },
    )
    .whereRaw('(license_expire_at IS NULL OR license_expire_at <= trial_expires_at)')
    .whereRaw('(trial_reminded_for IS NULL OR trial_reminded_for <> trial_expires_at)');

/** Returns the ids of the accounts, most urgent first. */
export const endingTrials = (db: Knex, reminding: Reminding, limit: number): Promise<{ id: number }[]> =>
  ending(db, reminding).orderBy('trial_expires_at').limit(limit).select('id');

/** Locks an account if its notice is still due: another process may have sent it. */
export const lockEndingTrial = (
  trx: Knex.Transaction,
  reminding: Reminding,
  id: number,
): Promise<AccountRow | undefined> =>
  ending(trx, reminding).where({ id }).forUpdate().first<AccountRow>(accountColumns(trx));
