import { stepOfCode } from '../../adapters/one-time-code.ts';
import { seal, unseal } from '../../adapters/seal.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { AuthenticatorAppRow } from '../../models/factor-rows.ts';
import { secretsOf } from '../limits/index.ts';

/**
 * The secret is sealed per account: copied to the row of another account, it cannot be unsealed.
 */
const purposeOf = (userId: number) => `authenticator-app ${userId}`;

export const sealSecret = ({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, userId: number, secret: string) =>
  seal(purposeOf(userId), SECRET_KEY, secret);

/**
 * Returns the time step whose code this is, or null. Uses the real clock because the phone does
 * not follow the clock offset of a demo.
 */
export function stepIn(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { user_id, secret }: Pick<AuthenticatorAppRow, 'user_id' | 'secret'>,
  code: string,
): number | null {
  const opened = String(unseal(purposeOf(user_id), secretsOf(config), secret));
  return stepOfCode(opened, code, clock.now().getTime() - clock.offsetMs());
}
