import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import {
  isTrialMailbox,
  noteMailbox,
  takeTrialMailbox,
  unnotedMailboxes,
} from '../../models/trial-mailbox.ts';
import { earlierMailboxesOf, keyedHash, keyedHashes, mailboxOf } from '../limits/index.ts';

const purpose = 'trial-mailbox';

/** All that is kept of a mailbox that has had its trial, also when the account has gone. */
export const mailboxHash = ({ config }: Pick<Deps, 'config'>, email: string): string =>
  keyedHash(config.SECRET_KEY, purpose, mailboxOf(email));

/** Takes the mailbox for the one trial that it has, unless it had it: also under a previous key, or under another of its addresses. */
export async function takeMailbox(
  trx: Knex,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  email: string,
): Promise<boolean> {
  const [hash, ...before] = keyedHashes(config, purpose, mailboxOf(email));
  for (const earlier of earlierMailboxesOf(email)) before.push(...keyedHashes(config, purpose, earlier));
  return !(await isTrialMailbox(trx, before)) && takeTrialMailbox(trx, hash, clock.now());
}

const atOnce = 500;

/** Notes the mailboxes of accounts that were verified before this was kept, or by an administrator who made them so. */
export async function noteMailboxes(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<number> {
  let noted = 0;
  for (let some = atOnce; some === atOnce; noted += some) {
    const accounts = await unnotedMailboxes(deps.db, atOnce);
    for (const { id, email } of accounts) {
      const hash = mailboxHash(deps, email);
      await takeTrialMailbox(deps.db, hash, deps.clock.now());
      await noteMailbox(deps.db, id, hash);
    }
    some = accounts.length;
  }
  return noted;
}
