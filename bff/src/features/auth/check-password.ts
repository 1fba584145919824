import { withPasswordCheck } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { takeLoginAttempt } from './login-attempts.ts';

/**
 * The account whose address and password these are, or null. An unknown address costs the same statements and the same
 * time as a wrong password. Every failure counts, wherever a password is asked for.
 */
export function checkPassword(
  deps: Deps,
  email: string,
  password: string,
  clientIp: string,
): Promise<User | null> {
  return withPasswordCheck(async (matches) => {
    const attempt = await takeLoginAttempt(deps, email, clientIp);
    const account = await User.query(deps.db).findOne({ email });
    if (!(await matches(account?.password_hash, password)) || !account) return null;
    await attempt.succeeded();
    return account;
  });
}
