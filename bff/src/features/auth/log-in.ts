import type { z } from 'zod';
import type { loginInput, loginOutput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, lockUserByPassword } from '../../models/user.ts';
import { presentAccount } from '../users/index.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './open-session.ts';

export type LoginOutput = z.infer<typeof loginOutput>;

export async function logIn(
  deps: Deps,
  input: z.infer<typeof loginInput>,
  clientIp: string,
): Promise<LoginOutput> {
  const checked = await checkPassword(
    deps,
    { email: input.email, clientIp, device: input.hash },
    input.password,
  );
  if (!checked) throw new AppError('wrong_user_or_password');
  return inTransaction(deps.db, async (trx) => {
    const account = await lockUserByPassword(trx, checked);
    // Deleted, or its password changed, while this one was being checked.
    if (!account) throw new AppError('wrong_user_or_password');
    if (account.disabled) throw new AppError('account_disabled');
    // The history belongs to the user who knows the password from before the address changed.
    if (account.history_closed_at !== null) await changeUser(trx, account.id, { history_closed_at: null });
    const token = await openSession(trx, deps, account.id, input.hash);
    return {
      isLogged: true,
      token,
      message: 'token_updated',
      user: presentAccount(account),
      type: account.role,
    };
  });
}
