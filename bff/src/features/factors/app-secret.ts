import { seal, unseal } from '../../adapters/seal.ts';
import type { Config } from '../../config.ts';
import type { AuthenticatorAppRow } from '../../models/factor-rows.ts';
import { secretsOf } from '../limits/index.ts';

/** Sealed for its account alone: a row that was copied to another one opens nothing. */
const purposeOf = (userId: number) => `authenticator-app ${userId}`;

export const sealSecret = ({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, userId: number, secret: string) =>
  seal(purposeOf(userId), SECRET_KEY, secret);

export const openSecret = (
  config: Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>,
  { user_id, secret }: Pick<AuthenticatorAppRow, 'user_id' | 'secret'>,
): string => String(unseal(purposeOf(user_id), secretsOf(config), secret));
