import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { forgetBuckets } from '../../models/rate-limit.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { rememberDeleted } from './former-addresses.ts';
import type { AccountHooks } from './hooks.ts';
import { bucketsOf } from './public-attempts.ts';

/**
 * Deletes an account for good. What lies elsewhere ends first, so that a failure there leaves everything; then one
 * transaction removes the row, and with it all that refers to it. A keyed hash of the address is all that stays.
 */
export async function deleteAccount(deps: Deps, actor: Actor, id: number, hooks: AccountHooks) {
  const account = await findAccount(deps.db, actor, 'change', id);
  await hooks.beforeDelete?.(deps, account);
  await inTransaction(deps.db, async (trx) => {
    const locked = await lockUser(trx, id);
    if (!locked) throw new AppError('user_not_found');
    await rememberDeleted(trx, deps, locked.email);
    await trx('outbox').where({ recipient: locked.email }).delete();
    await forgetBuckets(trx, bucketsOf(deps, locked.email));
    await trx('users').where({ id }).delete();
  });
  return done('user_profile_deleted');
}
