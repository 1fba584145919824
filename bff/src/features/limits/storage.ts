import { savesPerMinute, storageMax } from '@massima/contract/constants';
import type { Knex } from 'knex';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { storedBytes } from '../../models/stored-bytes.ts';
import { lockUser } from '../../models/user.ts';
import { type At, consumeRateLimit } from './consume-rate-limit.ts';

/** Counts one more result that is saved; an undo is none. Throws `too_many_attempts`. */
export const takeSaving = (deps: At, actor: Actor): Promise<void> =>
  consumeRateLimit(deps, `saves:${actor.id}`, { limit: savesPerMinute, windowSeconds: 60 });

/**
 * Runs something that may make an account keep more, and undoes it with `storage_full` past the limit. The account's row is locked first,
 * so that two simultaneous saves do not share what is left. What adds nothing answers false, and always has room.
 */
export async function withinStorage(
  trx: Knex.Transaction,
  userId: number,
  save: () => Promise<boolean>,
): Promise<void> {
  if (!(await lockUser(trx, userId))) throw new AppError('user_not_found');
  if ((await save()) && (await storedBytes(trx, userId)) > storageMax) throw new AppError('storage_full');
}
