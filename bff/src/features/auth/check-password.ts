import { withPasswordCheck } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { takeLoginAttempt } from './login-attempts.ts';

/**
 * The account whose address and password these are, or null. An unknown address costs the same statements and the same
 * time as a wrong password. Every failure counts, wherever a password is asked for.
 */
export async function checkPassword(
  deps: Deps,
  email: string,
  password: string,
  clientIp: string,
): Promise<User | null> {
  // Asked before waiting for a turn: a database that is away must refuse everybody at once, not one after another.
  const account = await User.query(deps.db).findOne({ email });
  return withPasswordCheck(async (matches) => {
    const attempt = await takeLoginAttempt(deps, email, clientIp);
    if (!(await matches(account?.password_hash, password)) || !account) return null;
    await attempt.succeeded();
    return account;
  });
}
