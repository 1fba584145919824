import type { Knex } from 'knex';
import { accountColumns, type AccountRow } from './user.ts';

interface Reminding {
  now: Date;
  /** How long before its end a trial is announced, */
  leadSeconds: number;
  /** or for each of its days, where that is less. */
  leadSecondsPerDay: number;
}

/**
 * Accounts to be notified that their trial ends. Those not to be notified yet, or not at all because a licence continues, are left out here
 * and not by the caller: they would take the places of the others.
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

/** Their ids, the most urgent first. */
export const endingTrials = (db: Knex, reminding: Reminding, limit: number): Promise<{ id: number }[]> =>
  ending(db, reminding).orderBy('trial_expires_at').limit(limit).select('id');

/** One of them, locked, if it is still one: another process may have been here. */
export const lockEndingTrial = (
  trx: Knex.Transaction,
  reminding: Reminding,
  id: number,
): Promise<AccountRow | undefined> =>
  ending(trx, reminding).where({ id }).forUpdate().first<AccountRow>(accountColumns(trx));
