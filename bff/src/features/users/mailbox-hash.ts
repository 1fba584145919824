import type { Deps } from '../../deps.ts';
import { noteMailbox, takeTrialMailbox, unnotedMailboxes } from '../../models/trial-mailbox.ts';
import { keyedHash, mailboxOf } from '../limits/index.ts';

/** All that is kept of a mailbox that has had its trial, also when the account has gone. */
export const mailboxHash = ({ config }: Pick<Deps, 'config'>, email: string): string =>
  keyedHash(config.SECRET_KEY, 'trial-mailbox', mailboxOf(email));

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
