import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { deleteFeeds } from '../../models/alert-feeds.ts';
import { endConnections } from '../../models/connection.ts';
import { deleteChallenges, deleteTrustedDevices } from '../../models/factors.ts';
import { endShares } from '../../models/shares.ts';
import { endSessionsBut } from '../../models/session.ts';
import { endLinks, openingPurposes } from '../mail/index.ts';

/** A disabled account is out for good: enabling it brings back neither its sessions, its keys, nor the links that were mailed before. */
export async function endAccess(
  trx: Knex.Transaction,
  deps: Pick<Deps, 'clock'>,
  userId: number,
): Promise<void> {
  await endSessionsBut(trx, userId, null, 'account_disabled', deps.clock.now());
  await deleteTrustedDevices(trx, userId);
  await deleteFeeds(trx, userId);
  await endShares(trx, { user_id: userId }, deps.clock.now());
  await deleteChallenges(trx, userId);
  await endConnections(trx, { user_id: userId }, deps.clock.now());
  await endLinks(trx, deps, userId, openingPurposes);
}
