import type { z } from 'zod';
import type { addPasskeyInput, factorAddedOutput, passkeyOptions } from '@massima/contract/second-factor';
import type { Actor } from '../../actor.ts';
import { algorithms, hostOf, readNewPasskey } from '../../adapters/passkeys.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../models/duplicate.ts';
import { takeChallenge, trustedAtOf } from '../../models/factors.ts';
import { insertPasskey, passkeysOf } from '../../models/passkeys.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { noteAdded } from './note-factor.ts';
import { passkeyHandles } from './passkey-alone.ts';
import { newChallenge, openChallenge } from './challenges.ts';

/** More than anyone's number of devices. */
const maxPasskeys = 20;

/**
 * Returns the options with which a browser creates a passkey. The passkey is resident, so that a
 * caller who knows only the password is sent no list of credentials.
 */
export async function beginPasskey(deps: Deps, actor: Actor): Promise<z.infer<typeof passkeyOptions>> {
  const existingPasskeys = await passkeysOf(deps.db, actor.id);
  return {
    rp: { id: hostOf(deps.config), name: 'Massima' },
    // Of no meaning outside: the specification wants nothing personal here (WebAuthn, section 14.6.1).
    user: {
      id: passkeyHandles(deps.config, actor.id)[0],
      name: actor.email,
      displayName: actor.email,
    },
    challenge: await newChallenge(deps.db, deps, actor.id, 'new_passkey'),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: 5 * 60_000,
    excludeCredentials: existingPasskeys.map(({ credential }) => ({
      type: 'public-key' as const,
      id: credential,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  };
}

/** Throws `second_factor_wrong` where the passkey was not made for this account's challenge, or is an account's already. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { challenge: challengeToken, credential, name }: z.infer<typeof addPasskeyInput>,
): Promise<z.infer<typeof factorAddedOutput>> {
  const challenge = await openChallenge(deps, challengeToken, ['new_passkey']);
  const made =
    challenge?.user_id === actor.id ? await readNewPasskey(deps.config, challengeToken, credential) : null;
  if (!challenge || !made) throw new AppError('second_factor_wrong');
  try {
    return await inTransaction(deps.db, async (trx) => {
      const account = await lockUser(trx, actor.id);
      if (!account || !(await takeChallenge(trx, challenge.id))) throw new AppError('second_factor_wrong');
      if ((await passkeysOf(trx, actor.id)).length >= maxPasskeys) throw new AppError('update_error');
      const created_at = deps.clock.now();
      const trusted_at = trustedAtOf(actor.provenBy === 'trusted', created_at);
      await insertPasskey(trx, { user_id: actor.id, ...made, name, created_at, trusted_at });
      return noteAdded(trx, deps, account, { created_at, trusted_at });
    });
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('second_factor_wrong', {}, { cause: error });
    throw error;
  }
}
