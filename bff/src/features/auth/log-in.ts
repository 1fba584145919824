import type { z } from 'zod';
import type { loginInput } from '@massima/contract/session';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, lockUserByPassword } from '../../models/user.ts';
import { checkPassword } from '../limits/index.ts';
import { factorNeeded, orThrow } from './log-in-with-factor.ts';
import { loggedIn, type LoginOutput } from './logged-in.ts';

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
  const login = await inTransaction<LoginOutput | AppError>(deps.db, async (trx) => {
    const account = await lockUserByPassword(trx, checked);
    // The account was deleted, or its password changed, while this password was being checked.
    if (!account) throw new AppError('wrong_user_or_password');
    if (account.disabled) throw new AppError('account_disabled');
    const needed = await factorNeeded(trx, deps, account, input, 'login_password');
    if (needed) return needed;
    // The history belongs to the user who has the password from before the address changed.
    if (account.history_closed_at !== null) await changeUser(trx, account.id, { history_closed_at: null });
    return loggedIn(trx, deps, account, input.hash, 'password');
  });
  return orThrow(login);
}
