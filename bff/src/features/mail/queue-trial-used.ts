import { paths } from '@massima/contract/paths';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { queueMail } from './queue-mail.ts';

type Verified = AccountRow & { trialUsed?: { domain: string; contact: string | null } };

/** Mails the owner of an account whose domain has no trial left. Does nothing for other accounts. */
export async function queueTrialUsed(
  trx: Knex.Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'mailSignal'>,
  verified: Verified,
): Promise<void> {
  const { trialUsed, name } = verified;
  if (!trialUsed) return;
  const link = deps.config.PUBLIC_URL + paths.login;
  await queueMail(trx, deps, verified, 'trial_used', { ...trialUsed, name, link });
}
