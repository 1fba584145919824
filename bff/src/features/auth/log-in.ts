import type { z } from 'zod';
import type { loginInput, loginOutput } from '@massima/contract/session';
import { passwordMatches } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { User } from '../../models/user.ts';
import { presentAccount } from '../accounts/index.ts';
import { openSession } from './open-session.ts';

export async function logIn(
  deps: Deps,
  input: z.infer<typeof loginInput>,
): Promise<z.infer<typeof loginOutput>> {
  const user = await User.query(deps.db).findOne({ email: input.email });
  if (!(await passwordMatches(user?.password_hash, input.password)) || !user) {
    throw new AppError('wrong_user_or_password');
  }
  if (user.disabled) throw new AppError('account_disabled');
  const token = await deps.db.transaction((trx) => openSession(trx, deps, user.id, input.hash));
  return { isLogged: true, token, message: 'logged_in', user: presentAccount(user), type: user.role };
}
