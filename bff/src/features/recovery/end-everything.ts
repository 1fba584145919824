import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { findAddressChange } from '../../models/address-change.ts';
import { deleteFeeds } from '../../models/alert-feeds.ts';
import { endConnections } from '../../models/connection.ts';
import { deleteChallenges, deleteTrustedDevices } from '../../models/factors.ts';
import type { LinkPurpose } from '../../models/emailed-token.ts';
import { endSessionsBut, forgetKnownDevices } from '../../models/session.ts';
import { endShares } from '../../models/shares.ts';
import type { AccountRow } from '../../models/user.ts';
import { endLinks, openingPurposes } from '../mail/index.ts';
import { endChange } from './end-address-change.ts';

type Reason = 'password_changed' | 'recovered' | 'account_disabled';

/** Purposes whose links are revoked. */
const linksOf: Record<Reason, readonly LinkPurpose[]> = {
  password_changed: ['restore', 'choose', 'login'],
  recovered: [...openingPurposes, 'undo'],
  account_disabled: openingPurposes,
};

/**
 * Ends all access to the account: sessions except `keepSession`, devices, keys, applications, feeds, challenges, links, and an address
 * change that its owner requested. Shares end too, except after a password change in a session (decision 80). After a recovery no
 * device counts as known. The caller has locked the account's row.
 */
export async function endEverything(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  { keepSession = null, reason }: { keepSession?: number | null; reason: Reason },
): Promise<void> {
  const now = deps.clock.now();
  const { id } = account;
  await endSessionsBut(trx, id, keepSession, reason, now);
  if (reason === 'recovered') await forgetKnownDevices(trx, id);
  if (reason !== 'password_changed') await endShares(trx, { user_id: id }, now);
  await deleteTrustedDevices(trx, id);
  await deleteFeeds(trx, id);
  await deleteChallenges(trx, id);
  await endConnections(trx, { user_id: id }, now);
  await endLinks(trx, deps, id, linksOf[reason]);
  // A thief may have requested it with the previous password.
  const change = await findAddressChange(trx, id);
  if (change?.by_owner) await endChange(trx, deps, account, change, 'withdrawn');
}
