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

/** Sets a password with a mailed link: a forgotten one, or the first of an account that an administrator created. */
export async function restorePassword(
  deps: Deps,
  { id, token, password, second_factor }: z.infer<typeof restoreInput>,
  clientIp: string,
) {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  // A guess must not cost us a hash.
  const mailed = await findLink(deps.db, deps, id, purposes, token);
  if (!mailed) throw new AppError('reset_link_no_longer_valid');
  // Wrong codes sent with a valid link have their own counters.
  await attempt.succeeded();
  // Who reads the mails of an account is not yet who may have it.
  await requireTrusted(deps, { userId: id, link: mailed.id, clientIp }, second_factor);
  const hash = await hashPassword(password);
  // Before the password is set, and in small batches, since it may be many rows. No one can be in the account meanwhile; a link
  // that was abandoned half-way does the rest when it is opened again.
  if ((await findUser(deps.db, id))?.history_closed_at) await emptyHistory(deps.db, id);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    const link = account && (await useLink(trx, deps, id, purposes, token));
    if (!link) throw new AppError('reset_link_no_longer_valid');
    await deleteFactors(trx, id, { youngAt: deps.clock.now() });
    await dropWithoutFactors(trx, id);
    await endReset(trx, deps, account);
    await setPassword(trx, deps, account, hash, { isRecovery: true });
    // Who was invited to this address and chose a password from there has proven it.
    if (link.purpose === 'choose' || account.is_verified)
      await queueTrialUsed(trx, deps, await markVerified(trx, deps, account, 'mailbox'));
  });
  return done('password_changed');
}

/** What the reset page says before anything is pressed. Uses nothing up. */
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
