import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { replaceAddressChange } from '../../models/address-change.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUserByEmail } from '../../models/user.ts';
import { takeMail } from '../limits/index.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import { silentAt } from './waiting.ts';

/** Both mailboxes are written to at once, and may be a stranger's. Outside of the transaction: a refused mail counts too. */
export async function takeAddressMails(deps: Deps, account: AccountRow, email: string): Promise<void> {
  await takeMail(deps, email);
  await takeMail(deps, account.email);
}

/**
 * Another address for an account, which becomes its own when its mailbox has confirmed it and the old one has agreed or been
 * silent. Nothing is reserved, and until then everything goes to the old address. The caller holds the account's row.
 */
export async function askForAddress(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  email: string,
): Promise<void> {
  if (await findUserByEmail(trx, email)) throw new AppError('email_already_used');
  const now = deps.clock.now();
  await replaceAddressChange(trx, { user_id: account.id, email, asked_at: now });
  const confirm = await issueLink(trx, deps, account.id, 'address_new');
  const decide = await issueLink(trx, deps, account.id, 'address_old');
  // Whose mailbox that is nobody knows yet: the name is not told to it.
  await queueMail(trx, deps, { ...account, email }, 'address_confirm', { name: '', link: confirm });
  await queueMail(trx, deps, account, 'address_asked', {
    name: account.name,
    email,
    silentAt: silentAt(now).toISOString(),
    link: decide,
  });
}
