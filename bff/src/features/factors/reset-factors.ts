import type { z } from 'zod';
import type { factorResetOutput } from '@massima/contract/second-factor';
import { findAccount, lockAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { dueFactorResets } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { endSessionsBut } from '../../models/session.ts';
import { changeUser, lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { forgetFactors } from './change-factors.ts';
import { endReset, noteFactor } from './note-factor.ts';

/** Long enough for the owner to read the mail, and to stop it by using a factor. */
const waitMs = 24 * 60 * 60_000;
const maxInOneRound = 100;

/** An administrator begins it; asked again, the first moment stays. Never of the administrator's own account, which has to prove itself. */
export async function beginReset(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<z.infer<typeof factorResetOutput>> {
  if (id === actor.id) throw new AppError('access_denied');
  const { second_factor_at } = await findAccount(deps.db, actor, 'change', id);
  if (second_factor_at === null) throw new AppError('file_not_found');
  const resetAt = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, id);
    if (account.factor_reset_at !== null) return account.factor_reset_at;
    const factor_reset_at = new Date(deps.clock.now().getTime() + waitMs);
    const changed = await changeUser(trx, id, { factor_reset_at });
    await noteFactor(trx, deps, changed, 'reset_asked');
    return factor_reset_at;
  });
  return { ...done('ok'), reset_at: resetAt.toISOString() };
}

/** By the account itself, or an administrator. */
export async function stopReset(deps: Deps, actor: Actor, id: number) {
  await findAccount(deps.db, actor, 'change', id);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    if (account) await endReset(trx, deps, account);
  });
  return done('ok');
}

/** Removes the factors of accounts whose owners have not used one in the meantime. @returns the accounts */
export async function settleDueResets(deps: Deps): Promise<number[]> {
  const settled: number[] = [];
  for (const userId of await dueFactorResets(deps.db, deps.clock.now(), maxInOneRound)) {
    const isReset = await inTransaction(deps.db, async (trx) => {
      const account = await lockUser(trx, userId);
      const now = deps.clock.now();
      if (!account?.factor_reset_at || account.factor_reset_at > now) return false;
      await forgetFactors(trx, userId);
      await endSessionsBut(trx, userId, null, 'second_factor_reset', now);
      await noteFactor(trx, deps, account, 'reset_done');
      return true;
    });
    if (isReset) settled.push(userId);
  }
  return settled;
}
