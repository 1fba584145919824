import { passwordMatches } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { loginAccount, type LoginAccount } from '../../models/user.ts';
import { takeCodeAttempt } from './code-attempts.ts';
import { takeLoginAttempt, type LoginTry } from './login-attempts.ts';

/**
 * The account whose address and password these are, or null. An unknown address costs the same statements and the same
 * time as a wrong password. Every failure counts, wherever a password is required.
 */
export async function checkPassword(
  deps: Deps,
  login: LoginTry,
  password: string,
): Promise<LoginAccount | null> {
  const account = await loginAccount(deps.db, { email: login.email }, login.device);
  const { session, clientIp } = login;
  const attempt =
    session && account
      ? await takeCodeAttempt(deps, account.id, { session }, clientIp)
      : await takeLoginAttempt(deps, login, account);
  if (!(await passwordMatches(account?.password_hash, password)) || !account) return null;
  await attempt.succeeded();
  return account;
}
