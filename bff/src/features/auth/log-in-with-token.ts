import type { z } from 'zod';
import type { tokenLoginInput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { markVerified, presentAccount } from '../users/index.ts';
import { useLink, useVerifiedLink } from '../mail/index.ts';
import type { LoginOutput } from './log-in.ts';
import { takeLinkAttempt } from './login-attempts.ts';
import { openSession } from './open-session.ts';

/** With a mailed login link, or once with a link that has just verified its address. */
export async function logInWithToken(
  deps: Deps,
  { id, token, hash }: z.infer<typeof tokenLoginInput>,
  clientIp: string,
): Promise<LoginOutput> {
  const attempt = await takeLinkAttempt(deps, id, clientIp);
  const login = await inTransaction<LoginOutput>(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    if (!account) throw new AppError('token_not_valid');
    if (!(await useLink(trx, deps, id, ['login'], token)) && !(await useVerifiedLink(trx, deps, id, token)))
      throw new AppError('token_not_valid');
    if (account.disabled) throw new AppError('account_disabled');
    const session = await openSession(trx, deps, id, hash);
    // The mail was read where it went, which proves the address that an administrator had vouched for.
    if (account.is_verified) await markVerified(trx, deps, account, 'mailbox');
    return {
      isLogged: true,
      token: session,
      message: 'token_updated',
      user: presentAccount(account),
      type: account.role,
    };
  });
  await attempt.succeeded();
  return login;
}
