import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { replaceAddressChange } from '../../models/address-change.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUserByEmail } from '../../models/user.ts';
import { consumeMailLimit } from '../limits/index.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import { silentAt } from './waiting.ts';

/**
 * Both mailboxes get a mail immediately, and either may be a stranger's. Counted outside of the transaction, so that refused mails count.
 */
export async function takeAddressMails(
  deps: Deps,
  account: Pick<AccountRow, 'email'>,
  email: string,
): Promise<void> {
  await consumeMailLimit(deps, email);
  await consumeMailLimit(deps, account.email);
}

/**
 * Asks for another address, which becomes the account's once its mailbox has confirmed it and the old one has agreed or kept silent.
 * Nothing is reserved: until then all mail goes to the old address. The caller has locked the account's row.
 */
export async function askForAddress(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  { email, byOwner, isReset = false }: { email: string; byOwner: boolean; isReset?: boolean },
): Promise<void> {
  if (await findUserByEmail(trx, email)) throw new AppError('email_already_used');
  const now = deps.clock.now();
  await replaceAddressChange(trx, {
    user_id: account.id,
    email,
    asked_at: now,
    by_owner: byOwner,
  });
  const confirm = await issueLink(trx, deps, account.id, 'address_new');
  const to = { ...account, email };
  // It is not known yet whose mailbox it is, so the mail leaves out the name.
  await queueMail(trx, deps, to, 'address_confirm', { name: '', link: confirm, byOwner });
  // The mail about a reset lets the old mailbox stop both.
  if (isReset) return;
  const decide = await issueLink(trx, deps, account.id, 'address_old');
  await queueMail(trx, deps, account, 'address_asked', {
    name: account.name,
    email,
    byOwner,
    silentAt: silentAt(now).toISOString(),
    link: decide,
  });
}
