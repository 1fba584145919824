import { dayMs } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { endingTrials } from '../../models/trials.ts';
import { changeUser, lockUser } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';

const leadMs = 3 * dayMs;
/** A trial shorter than six days is announced at half-time: its first day is too early for a reminder. */
const leadMsPerDay = dayMs / 2;
const mostInOneRound = 100;

/** Tells whose trial is about to end, once for each trial, with a link that signs in to where plans are chosen. */
export async function remindTrials(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await endingTrials(deps.db, {
    now,
    leadSeconds: leadMs / 1000,
    leadSecondsPerDay: leadMsPerDay / 1000,
    limit: mostInOneRound,
  });
  let reminded = 0;
  for (const { id } of due) {
    if (await inTransaction(deps.db, (trx) => remind(trx, deps, id))) reminded++;
  }
  return reminded;
}

/** What `endingTrials` looks for, of one account. */
function isDue(account: AccountRow, now: Date): boolean {
  const { trial_expires_at, trial_reminded_for, trial_days_count, license_expire_at } = account;
  if (trial_expires_at === null || account.plan !== null) return false;
  if (trial_reminded_for?.getTime() === trial_expires_at.getTime()) return false;
  if (license_expire_at !== null && license_expire_at > trial_expires_at) return false;
  const lead = trial_days_count > 0 ? Math.min(leadMs, trial_days_count * leadMsPerDay) : leadMs;
  const left = trial_expires_at.getTime() - now.getTime();
  return left > 0 && left <= lead;
}

/** Looks again at the locked row: another process may have been here. */
async function remind(trx: Knex.Transaction, deps: Deps, id: number): Promise<boolean> {
  const account = await lockUser(trx, id);
  if (!account || !isDue(account, deps.clock.now())) return false;
  await changeUser(trx, id, { trial_reminded_for: account.trial_expires_at });
  const link = await issueLink(trx, deps, id, 'login');
  const endsAt = account.trial_expires_at!.toISOString();
  await queueMail(trx, deps, account, 'trial_ending', { name: account.name, endsAt, link });
  return true;
}
