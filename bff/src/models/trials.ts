import type { Knex } from 'knex';
import type { UserRow } from './tables.ts';

/** Accounts whose trial ends in this time and who were not told, the most urgent first. */
export const endingTrials = (db: Knex, now: Date, until: Date, limit: number): Promise<UserRow[]> =>
  db('users')
    .where({ is_verified: true, disabled: false, plan: null })
    .where('trial_expires_at', '>', now)
    .where('trial_expires_at', '<=', until)
    .whereRaw('(trial_reminded_for IS NULL OR trial_reminded_for <> trial_expires_at)')
    .orderBy('trial_expires_at')
    .limit(limit);
