import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { changeUser } from '../../models/user.ts';
import { issueLink, queueMail } from '../mail/index.ts';
import { endEverything } from '../recovery/index.ts';

/**
 * Sets a password, ends all access of the old password, and mails the owner a link that undoes the change. The caller has locked
 * the account's row.
 */
export async function setPassword(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  password_hash: string,
  { keepSession = null, isRecovery = false }: { keepSession?: number | null; isRecovery?: boolean },
): Promise<void> {
  const now = deps.clock.now();
  await changeUser(trx, account.id, { password_hash, history_closed_at: null, updated_at: now });
  await endEverything(trx, deps, account, {
    keepSession,
    reason: isRecovery ? 'recovered' : 'password_changed',
  });
  const link = await issueLink(trx, deps, account.id, 'undo', { since: now });
  const at = now.toISOString();
  await queueMail(trx, deps, account, 'password_changed', { name: account.name, at, link });
}
