import { stepOfCode } from '../../adapters/one-time-code.ts';
import { seal, unseal } from '../../adapters/seal.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { AuthenticatorAppRow } from '../../models/factor-rows.ts';
import { secretsOf } from '../limits/index.ts';

/** Sealed for its account alone: a row that was copied to another one opens nothing. */
const purposeOf = (userId: number) => `authenticator-app ${userId}`;

export const sealSecret = ({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, userId: number, secret: string) =>
  seal(purposeOf(userId), SECRET_KEY, secret);

/**
 * The step of the clock whose code of this app it is, or null. By the machine's clock: the user's phone knows nothing of one that a demo has
 * moved on.
 */
export function stepIn(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { user_id, secret }: Pick<AuthenticatorAppRow, 'user_id' | 'secret'>,
  code: string,
): number | null {
  const opened = String(unseal(purposeOf(user_id), secretsOf(config), secret));
  return stepOfCode(opened, code, clock.now().getTime() - clock.offsetMs());
}
