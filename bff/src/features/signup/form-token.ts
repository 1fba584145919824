import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { takeNonce } from '../../models/form-token.ts';
import { isSame, keyedHashes } from '../limits/index.ts';

/** Lifetime of a form, long enough for a lunch break. Used tokens are stored for the same time. */
const formTokenLifeMs = 4 * 3_600_000;

type TokenDeps = Pick<Deps, 'clock' | 'config'>;
const signatures = ({ config }: TokenDeps, payload: string) => keyedHashes(config, 'form-token', payload);

/** Creates a token `nonce.time.signature`. The database stores it only when it is used. */
export function issueFormToken(deps: TokenDeps): string {
  const payload = `${randomBytes(16).toString('base64url')}.${deps.clock.now().getTime().toString(36)}`;
  return `${payload}.${signatures(deps, payload)[0]}`;
}

/**
 * Returns the nonce of a form token.
 * @throws AppError `form_expired` if the token is forged, expired, or used faster than a person
 *   can type
 */
export function readFormToken(deps: TokenDeps, token: string): string {
  const [nonce = '', time = '', signature = ''] = token.split('.');
  const age = deps.clock.now().getTime() - Number.parseInt(time, 36);
  const genuine = signatures(deps, `${nonce}.${time}`).some((right) => isSame(signature, right));
  if (!genuine || !(age >= deps.config.SIGNUP_MIN_FILL_SECONDS * 1000 && age <= formTokenLifeMs)) {
    throw new AppError('form_expired');
  }
  return nonce;
}

/**
 * Consumes a form token in the transaction of the signup. A failed signup leaves the form usable.
 */
export async function useFormToken(trx: Knex.Transaction, { clock }: Pick<Deps, 'clock'>, nonce: string) {
  if (!(await takeNonce(trx, nonce, clock.now()))) throw new AppError('form_expired');
}
