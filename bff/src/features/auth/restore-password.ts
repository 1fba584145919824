import type { z } from 'zod';
import type { restoreInput, restoreLinkInput, restoreLinkOutput } from '@massima/contract/session';
import { hashPassword } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { emptyHistory } from '../../models/empty-history.ts';
import { deleteFactors, factorKindsOf } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { findUser, lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { dropWithoutFactors, endReset, requireTrusted } from '../factors/index.ts';
import { markVerified } from '../users/index.ts';
import { findLink, queueTrialUsed, useLink } from '../mail/index.ts';
import { takeLinkAttempt } from '../limits/index.ts';
import { setPassword } from './set-password.ts';

const purposes = ['restore', 'choose'] as const;

/**
 * Sets a password with a mailed link, after the password was forgotten or for the first time on an
 * account that an administrator created.
 */
export async function restorePassword(
  deps: Deps,
  { id, token, password, second_factor }: z.infer<typeof restoreInput>,
  clientIp: string,
) {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  // Hashing is expensive, so a guessed link must fail before it.
  const mailed = await findLink(deps.db, deps, id, purposes, token);
  if (!mailed) throw new AppError('reset_link_no_longer_valid');
  // Wrong codes sent with a valid link have their own counters.
  await attempt.succeeded();
  // A thief of the mailbox must not take over an account with a second factor.
  await requireTrusted(deps, { userId: id, link: mailed.id, clientIp }, second_factor);
  const hash = await hashPassword(password);
  // In batches, because the history may have many rows. The password is set afterwards, so that the
  // history is empty before anyone can sign in. If it is interrupted, the next use of the link continues it.
  if ((await findUser(deps.db, id))?.history_closed_at) await emptyHistory(deps.db, id);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    const link = account && (await useLink(trx, deps, id, purposes, token));
    if (!link) throw new AppError('reset_link_no_longer_valid');
    await deleteFactors(trx, id, { youngAt: deps.clock.now() });
    await dropWithoutFactors(trx, id);
    await endReset(trx, deps, account);
    await setPassword(trx, deps, account, hash, { isRecovery: true });
    // The link was mailed to the address, so using it proves the address.
    if (link.purpose === 'choose' || account.is_verified)
      await queueTrialUsed(trx, deps, await markVerified(trx, deps, account, 'mailbox'));
  });
  return done('password_changed');
}

/** Returns the state of a reset link for its page. Does not use the link. */
export async function readRestoreLink(
  deps: Deps,
  { id, token }: z.infer<typeof restoreLinkInput>,
  clientIp: string,
): Promise<z.infer<typeof restoreLinkOutput>> {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  const link = await findLink(deps.db, deps, id, purposes, token);
  const account = link && (await findUser(deps.db, id));
  if (!account) throw new AppError('reset_link_no_longer_valid');
  await attempt.succeeded();
  const kinds = await factorKindsOf(deps.db, id, { trustedAt: deps.clock.now() });
  return { empties_history: account.history_closed_at !== null, asks_factor: kinds.length > 0 };
}
