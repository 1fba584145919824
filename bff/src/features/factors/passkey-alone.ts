import type { z } from 'zod';
import type { Knex } from 'knex';
import type { FactorProof } from '@massima/contract/factor-proof';
import type { passkeyLoginInput } from '@massima/contract/second-factor';
import { readPasskeyAnswer } from '../../adapters/passkeys.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { takeChallenge, trustOf } from '../../models/factors.ts';
import type { FactorAge } from '../../models/factor-rows.ts';
import { findPasskey, notePasskeyUse } from '../../models/passkeys.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { keyedHashes } from '../limits/index.ts';
import { openChallenge } from './challenges.ts';
import { endReset } from './note-factor.ts';

/**
 * Returns the user ids in the account's passkeys: the id from the current secret key, then the ids
 * from previous keys.
 */
export const passkeyHandles = (config: Deps['config'], userId: number): [string, ...string[]] =>
  keyedHashes(config, 'passkey-user', String(userId));

const wrong = () => new AppError('second_factor_wrong');

/**
 * Returns the owner of the passkey that signed the challenge, with a function that records its
 * use. Throws `second_factor_wrong` if no known passkey signed it.
 */
export async function readPasskey(
  deps: Deps,
  expected: { challenge: string; isAlone: boolean },
  credential: FactorProof['credential'],
): Promise<{ userId: number; factor: FactorAge; note: (trx: Knex.Transaction) => Promise<boolean> }> {
  const passkey = credential && (await findPasskey(deps.db, credential.id));
  const counter = passkey
    ? await readPasskeyAnswer(
        deps.config,
        { ...expected, handles: passkeyHandles(deps.config, passkey.user_id) },
        credential,
        passkey,
      )
    : null;
  if (!passkey || counter === null) throw wrong();
  return {
    userId: passkey.user_id,
    factor: passkey,
    note: (trx) => notePasskeyUse(trx, passkey, counter, deps.clock.now()),
  };
}

/**
 * Whose passkey this is, which logs in without the password where its account says so: its device has to have asked its user for a finger
 * or a PIN, which is the second factor then. Throws `second_factor_wrong` for anything else.
 */
export async function passkeyAlone(
  deps: Deps,
  {
    challenge: challengeToken,
    credential,
  }: Pick<z.infer<typeof passkeyLoginInput>, 'challenge' | 'credential'>,
): Promise<{ userId: number; provenBy: 'young' | 'trusted' }> {
  const challenge = await openChallenge(deps, challengeToken, ['login_passkey']);
  if (!challenge) throw wrong();
  const { userId, factor, note } = await readPasskey(
    deps,
    { challenge: challengeToken, isAlone: true },
    credential,
  );
  return inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, userId);
    if (!account?.passkey_alone || !(await takeChallenge(trx, challenge.id))) throw wrong();
    if (!(await note(trx))) throw wrong();
    const isTrusted = trustOf(factor) <= deps.clock.now();
    if (isTrusted) await endReset(trx, deps, account);
    return { userId: account.id, provenBy: isTrusted ? 'trusted' : 'young' };
  });
}
