import type { z } from 'zod';
import type { tokenLoginInput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { markVerified } from '../users/index.ts';
import { queueTrialUsed, useLink, useVerifiedLink } from '../mail/index.ts';
import { takeLinkAttempt } from '../limits/index.ts';
import { factorNeeded, orThrow } from './log-in-with-factor.ts';
import { loggedIn, type LoginOutput } from './logged-in.ts';

/** With a mailed login link, or once with a link that has just verified its address. */
export async function logInWithToken(
  deps: Deps,
  { id, token, ...device }: z.infer<typeof tokenLoginInput>,
  clientIp: string,
): Promise<LoginOutput> {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  const login = await inTransaction<LoginOutput | AppError>(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    if (!account) throw new AppError('token_not_valid');
    if (!(await useLink(trx, deps, id, ['login'], token)) && !(await useVerifiedLink(trx, deps, id, token)))
      throw new AppError('token_not_valid');
    if (account.disabled) throw new AppError('account_disabled');
    // The link was opened from the mailbox, which verifies an address that an administrator had
    // vouched for.
    if (account.is_verified)
      await queueTrialUsed(trx, deps, await markVerified(trx, deps, account, 'mailbox'));
    return (
      (await factorNeeded(trx, deps, account, device, 'login_link')) ??
      loggedIn(trx, deps, account, device.hash, 'link')
    );
  });
  await attempt.succeeded();
  return orThrow(login);
}
