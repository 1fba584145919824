import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';

/** Mails a link that verifies the address. Older links are revoked. */
export async function sendVerification(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
): Promise<void> {
  const link = await issueLink(trx, deps, account.id, 'verify');
  await queueMail(trx, deps, account, 'verification', { name: account.name, link });
}
