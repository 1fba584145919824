import { dayMs } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { endingTrials, lockEndingTrial } from '../../models/trials.ts';
import { changeUser } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';

const leadMs = 3 * dayMs;
/**
 * Reminder time per day of trial: a trial shorter than six days is announced at half-time, because
 * its first day is too early.
 */
const leadMsPerDay = dayMs / 2;
const maxPerRound = 100;

/**
 * Mails a reminder of the end of a trial, once per trial, with a link that logs in and opens the
 * plans.
 * @returns the number of mails queued
 */
export async function remindTrials(deps: Deps): Promise<number> {
  let reminded = 0;
  for (const { id } of await endingTrials(deps.db, reminding(deps), maxPerRound)) {
    if (await inTransaction(deps.db, (trx) => remind(trx, deps, id))) reminded++;
  }
  return reminded;
}

const reminding = ({ clock }: Deps) => ({
  now: clock.now(),
  leadSeconds: leadMs / 1000,
  leadSecondsPerDay: leadMsPerDay / 1000,
});

async function remind(trx: Knex.Transaction, deps: Deps, id: number): Promise<boolean> {
  const account = await lockEndingTrial(trx, reminding(deps), id);
  if (!account?.trial_expires_at) return false;
  await changeUser(trx, id, { trial_reminded_for: account.trial_expires_at });
  const link = await issueLink(trx, deps, id, 'login');
  const endsAt = account.trial_expires_at.toISOString();
  await queueMail(trx, deps, account, 'trial_ending', { name: account.name, endsAt, link });
  return true;
}
