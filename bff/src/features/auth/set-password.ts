import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { findAddressChange } from '../../models/address-change.ts';
import { deleteFeeds } from '../../models/alert-feeds.ts';
import { endConnections } from '../../models/connection.ts';
import { deleteChallenges, deleteTrustedDevices } from '../../models/factors.ts';
import { endSessionsBut } from '../../models/session.ts';
import type { AccountRow } from '../../models/user.ts';
import { changeUser } from '../../models/user.ts';
import { endLinks, queueMail } from '../mail/index.ts';
import { endChange } from './end-address-change.ts';
import { resetPage } from './reset-page.ts';

/**
 * A new password ends whatever the old one opened: every session but the one that changed it, every key, and every link that
 * would open the account without it. The owner is notified by mail. The caller has locked the account's row.
 */
export async function setPassword(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  password_hash: string,
  keepSession: number | null,
): Promise<void> {
  const now = deps.clock.now();
  await changeUser(trx, account.id, { password_hash, history_closed_at: null, updated_at: now });
  await endSessionsBut(trx, account.id, keepSession, 'password_changed', now);
  await deleteTrustedDevices(trx, account.id);
  await deleteFeeds(trx, account.id);
  await deleteChallenges(trx, account.id);
  await endConnections(trx, { user_id: account.id }, now);
  await endLinks(trx, deps, account.id, ['restore', 'choose', 'login']);
  // It was asked for with the password of before, which a thief may have known.
  const change = await findAddressChange(trx, account.id);
  if (change?.by_owner) await endChange(trx, deps, account, change, 'withdrawn');
  const at = now.toISOString();
  await queueMail(trx, deps, account, 'password_changed', { name: account.name, at, link: resetPage(deps) });
}
