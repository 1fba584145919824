import type { z } from 'zod';
import type { passkeyLoginInput } from '@massima/contract/second-factor';
import { readPasskeyAnswer } from '../../adapters/passkeys.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { takeChallenge } from '../../models/factors.ts';
import { findPasskey, notePasskeyUse } from '../../models/passkeys.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { openChallenge } from './challenges.ts';
import { endReset } from './end-reset.ts';

/**
 * Whose passkey this is, which logs in without the password where its account says so: its device has to have asked its user for a finger
 * or a PIN, which is the second factor then. Throws `second_factor_wrong` for anything else.
 */
export async function passkeyAlone(
  deps: Deps,
  { challenge: given, credential }: Pick<z.infer<typeof passkeyLoginInput>, 'challenge' | 'credential'>,
): Promise<number> {
  const wrong = () => new AppError('second_factor_wrong');
  const challenge = await openChallenge(deps, given, ['login_passkey']);
  const known = challenge && (await findPasskey(deps.db, credential.id));
  if (!challenge || !known) throw wrong();
  const counter = await readPasskeyAnswer(
    deps.config,
    { challenge: given, isAlone: true },
    credential,
    known,
  );
  if (counter === null) throw wrong();
  return inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, known.user_id);
    if (!account?.passkey_alone || !(await takeChallenge(trx, challenge.id))) throw wrong();
    if (!(await notePasskeyUse(trx, known, counter, deps.clock.now()))) throw wrong();
    await endReset(trx, deps, account);
    return account.id;
  });
}
