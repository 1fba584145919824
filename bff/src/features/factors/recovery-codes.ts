import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { plainCode } from '../../adapters/one-time-code.ts';
import type { Deps } from '../../deps.ts';
import { replaceRecoveryCodes } from '../../models/factors.ts';
import { keyedHash } from '../limits/index.ts';

/** Crockford's base32: without I, L, O and U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const count = 10;
const length = 16;

/** 80 bits, written in four groups of four. */
const newCode = (): string =>
  [...Array(length).keys()]
    .map(() => letters[randomInt(letters.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/**
 * Normalises a typed recovery code to the form that is hashed. No code contains the letters that
 * are read as digits.
 */
export const recoveryCodeAs = (input: string): string =>
  plainCode(input).toLowerCase().replace(/o/g, '0').replace(/[il]/g, '1');

/**
 * Replaces the recovery codes with ten new codes. Only keyed hashes are stored, because the codes
 * are short enough to be found by brute force from a plain hash. The caller has locked the
 * account's row.
 */
export async function renewCodes(
  trx: Knex.Transaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  userId: number,
  trusted_at: Date,
): Promise<string[]> {
  const codes = [...Array(count).keys()].map(newCode);
  const hashes = codes.map((code) => keyedHash(config.SECRET_KEY, 'recovery-code', recoveryCodeAs(code)));
  await replaceRecoveryCodes(trx, userId, hashes, { created_at: clock.now(), trusted_at });
  return codes;
}
