import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { type AccountRow, changeUser } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';

/** Ends the password together with these changes, and mails a link to choose another. The caller has ended everything else. */
export async function endPassword(
  trx: Knex.Transaction,
  deps: Deps,
  id: number,
  changes: Parameters<typeof changeUser>[2] = {},
): Promise<AccountRow> {
  const account = await changeUser(trx, id, { ...changes, password_hash: null });
  await queueMail(trx, deps, account, 'choose_password', {
    name: account.name,
    link: await issueLink(trx, deps, id, 'choose'),
    emptiesHistory: account.history_closed_at !== null,
    isRecovery: true,
  });
  return account;
}
