import type { z } from 'zod';
import type { factorLoginInput, factorLoginOutput, passkeyLoginInput } from '@massima/contract/second-factor';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, lockUser, type AccountRow } from '../../models/user.ts';
import {
  askForFactor,
  checkProof,
  isTrusted,
  newChallenge,
  passkeyAlone,
  trustDevice,
} from '../factors/index.ts';
import { consumeRateLimit, networkOf } from '../limits/index.ts';
import { recoveryWaiting } from './open-session.ts';
import { loggedIn, type LoginOutput } from './logged-in.ts';

interface Device {
  hash: string;
  device_secret?: string | undefined;
}

/**
 * Returns the error that requests the second factor for a login; null if the account has no factor
 * or remembers the device. The caller throws it after the transaction, because a rollback would
 * delete the challenge. The caller has locked the account's row.
 */
export async function factorNeeded(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  { hash: device, device_secret: secret }: Device,
  purpose: 'login_password' | 'login_link',
): Promise<AppError | null> {
  if (account.factor_reset_at !== null) {
    // During a reset a remembered device does not replace the factor, and a young factor is not enough.
    const only = { trustedAt: deps.clock.now() };
    return (
      (await askForFactor(trx, deps, account.id, purpose, null, only)) ??
      recoveryWaiting(account.factor_reset_at)
    );
  }
  if (account.second_factor_at === null) return null;
  if (await isTrusted(trx, deps, account.id, { device, secret })) return null;
  return askForFactor(trx, deps, account.id, purpose);
}

/** What a transaction of a login resolves to: the login, or the refusal to throw once it is done. */
export function orThrow<T>(outcome: T | AppError): T {
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** The second step of a login that asked for a factor. */
export async function logInWithFactor(
  deps: Deps,
  { hash, remember, ...proof }: z.infer<typeof factorLoginInput>,
  clientIp: string,
): Promise<z.infer<typeof factorLoginOutput>> {
  const { userId, purpose, provenBy } = await checkProof(deps, proof, {
    purposes: ['login_password', 'login_link'],
    place: { device: hash },
    clientIp,
  });
  return inTransaction(deps.db, async (trx) => {
    const account = await lockProven(trx, userId);
    // The password opens the history, as in a login without a second step.
    if (purpose === 'login_password' && account.history_closed_at !== null)
      await changeUser(trx, userId, { history_closed_at: null });
    const login = await loggedIn(trx, deps, account, hash, provenBy);
    return { ...login, ...(remember && { device_secret: await trustDevice(trx, deps, userId, hash) }) };
  });
}

/** The account that a factor was just taken of, which may have gone or been closed in the meantime. */
async function lockProven(trx: Knex.Transaction, userId: number): Promise<AccountRow> {
  const account = await lockUser(trx, userId);
  if (!account) throw new AppError('second_factor_wrong');
  if (account.disabled) throw new AppError('account_disabled');
  return account;
}

const windowSeconds = 15 * 60;

export async function beginPasskeyLogin(deps: Deps, clientIp: string): Promise<{ challenge: string }> {
  await consumeRateLimit(deps, `passkey-client:${networkOf(clientIp)}`, {
    limit: deps.config.PUBLIC_TRIES_PER_CLIENT,
    windowSeconds,
  });
  return { challenge: await newChallenge(deps.db, deps, null, 'login_passkey') };
}

export async function logInWithPasskey(
  deps: Deps,
  { hash, ...answer }: z.infer<typeof passkeyLoginInput>,
  clientIp: string,
): Promise<LoginOutput> {
  await consumeRateLimit(deps, `passkey-login:${networkOf(clientIp)}`, {
    limit: deps.config.PUBLIC_TRIES_PER_CLIENT,
    windowSeconds,
  });
  const { userId, provenBy } = await passkeyAlone(deps, answer);
  return inTransaction(deps.db, async (trx) => {
    const account = await lockProven(trx, userId);
    return loggedIn(trx, deps, account, hash, provenBy);
  });
}
