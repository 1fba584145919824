import { savesPerMinute, storageMax } from '@massima/contract/constants';
import type { Knex } from 'knex';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { storedBytes } from '../../models/stored-bytes.ts';
import { lockUser } from '../../models/user.ts';
import { type RateLimitDeps, consumeRateLimit } from './consume-rate-limit.ts';

/**
 * Limits saved results per minute; an undo does not count.
 * @throws AppError `too_many_attempts`
 */
export const consumeSaveLimit = (deps: RateLimitDeps, actor: Actor): Promise<void> =>
  consumeRateLimit(deps, `saves:${actor.id}`, { limit: savesPerMinute, windowSeconds: 60 });

/**
 * Runs `save`, and throws `storage_full` if the account then exceeds its limit, so that the
 * transaction is rolled back.
 *
 * The account's row is locked first, so that simultaneous saves are checked one at a time. If
 * `save` returns false, nothing was added and the limit is not checked.
 */
export async function withinStorage(
  trx: Knex.Transaction,
  userId: number,
  save: () => Promise<boolean>,
): Promise<void> {
  if (!(await lockUser(trx, userId))) throw new AppError('user_not_found');
  if ((await save()) && (await storedBytes(trx, userId)) > storageMax) throw new AppError('storage_full');
}
