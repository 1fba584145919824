import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { endLinks, queueMail } from '../mail/index.ts';
import { resetPage } from './reset-page.ts';

/**
 * A new password ends whatever the old one opened: every session but the one that changed it, and every link that would
 * open the account without it. The owner is told by mail. The caller holds the account's row.
 */
export async function setPassword(
  trx: Knex.Transaction,
  deps: Deps,
  account: User,
  password_hash: string,
  keepSession: number | null,
): Promise<void> {
  const now = deps.clock.now();
  await User.query(trx).findById(account.id).patch({ password_hash, updated_at: now });
  const others = trx('sessions').where({ user_id: account.id, ended_at: null });
  if (keepSession !== null) void others.whereNot({ id: keepSession });
  await others.update({ ended_at: now, ended_reason: 'password_changed' });
  await endLinks(trx, deps, account.id, ['restore', 'choose', 'login']);
  const at = now.toISOString();
  await queueMail(trx, deps, account, 'password_changed', { name: account.name, at, link: resetPage(deps) });
}
