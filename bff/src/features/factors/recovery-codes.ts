import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { replaceRecoveryCodes } from '../../models/factors.ts';
import { keyedHash } from '../limits/index.ts';

/** Without those that are taken for one another on paper: 0 and o, 1, i and l. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 12;

/** 59 bits, written in three groups of four. */
const newCode = (): string =>
  [...Array(length).keys()]
    .map(() => letters[randomInt(letters.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** As it is kept: however it was typed off the paper. */
export const recoveryCodeAs = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Ten new ones, in the place of those before. Kept as keyed hashes: they are short enough to be counted through by who has only the
 * database. The caller has locked the account's row.
 */
export async function renewCodes(
  trx: Knex.Transaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  userId: number,
): Promise<string[]> {
  const codes = [...Array(count).keys()].map(newCode);
  const hashes = codes.map((code) => keyedHash(config.SECRET_KEY, 'recovery-code', recoveryCodeAs(code)));
  await replaceRecoveryCodes(trx, userId, hashes, clock.now());
  return codes;
}
