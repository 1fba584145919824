import type { z } from 'zod';
import type { removeAccountInput } from '@massima/contract/account';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { deleteMailsTo } from '../../models/outbox.ts';
import { removeMostOf } from '../../models/owned-rows.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { deleteUser, lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { deleteCustomers } from '../billing/index.ts';
import { forgetAddress } from '../limits/index.ts';
import { rememberDeleted } from '../users/index.ts';
import { refuseLastAdministrator } from './last-administrator.ts';

/**
 * Deletes an account for good. What lies at the card provider ends first, so that a failure there leaves everything unchanged. Then go the
 * rows that are too many for one statement, and a last transaction removes the account with all that still refers to it. What stays is a
 * keyed hash of the address, and the account's number in the security log.
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  { id, quote }: z.infer<typeof removeAccountInput>,
) {
  const account = await findAccount(deps.db, actor, 'change', id);
  await inTransaction(deps.db, (trx) => refuseLastAdministrator(trx, account));
  const remove = async () => {
    await removeMostOf(deps.db, 'users', id);
    await removeRest(deps, account);
  };
  await deleteCustomers(deps, account, remove, quote);
  return done('user_profile_deleted');
}

const removeRest = (deps: Deps, account: AccountRow): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    // Again, as another administrator may have been removed in the meantime.
    await refuseLastAdministrator(trx, account);
    const locked = await lockUser(trx, account.id);
    if (!locked) throw new AppError('user_not_found');
    await rememberDeleted(trx, deps, locked.email);
    await deleteMailsTo(trx, locked.email);
    await forgetAddress(trx, deps, locked.email);
    await deleteUser(trx, account.id);
  });
