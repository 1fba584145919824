import type { Knex } from 'knex';
import type { passkeyAloneInput, removePasskeyInput } from '@massima/contract/second-factor';
import type { z } from 'zod';
import { lockAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  deleteApp,
  deleteChallenges,
  deleteFactors,
  deleteTrustedDevices,
  factorKindsOf,
  trustedAtOf,
} from '../../models/factors.ts';
import { deletePasskey, passkeysOf } from '../../models/passkeys.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, type AccountRow } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { askInSession } from './challenges.ts';
import { noteFactor } from './note-factor.ts';
import { renewCodes } from './recovery-codes.ts';

interface Call {
  deps: Deps;
  user: Actor;
}
type Change<Input, T> = (
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  input: Input,
  user: Actor,
) => Promise<T>;

/**
 * Wraps a change of the caller's factors, which runs with the account's row locked. If the account has a trusted factor, the session
 * must be proven by a trusted factor.
 */
export const changed =
  <Input, T>(change: Change<Input, T>) =>
  async ({ deps, user }: Call, input: Input): Promise<T> => {
    const only = { trustedAt: deps.clock.now() };
    const proofRequest = user.provenBy === 'trusted' ? null : await askInSession(deps, user, only);
    if (proofRequest) throw proofRequest;
    return inTransaction(deps.db, async (trx) =>
      change(trx, deps, await lockAccount(trx, user.id), input, user),
    );
  };

/** Throws `file_not_found` for a passkey that is not there, or another account's. */
export async function removePasskey(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  { id }: z.infer<typeof removePasskeyInput>,
) {
  if ((await deletePasskey(trx, account.id, id)) === 0) throw new AppError('file_not_found');
  return removed(trx, deps, account);
}

export async function removeApp(trx: Knex.Transaction, deps: Deps, account: AccountRow) {
  if ((await deleteApp(trx, account.id)) === 0) throw new AppError('file_not_found');
  return removed(trx, deps, account);
}

async function removed(trx: Knex.Transaction, deps: Deps, account: AccountRow) {
  await dropWithoutFactors(trx, account.id);
  await noteFactor(trx, deps, account, 'removed');
  return done('ok');
}

/** With the last factor goes what only counts next to one. The caller has locked the account's row. */
export async function dropWithoutFactors(trx: Knex.Transaction, userId: number): Promise<void> {
  if ((await factorKindsOf(trx, userId)).length === 0) await forgetFactors(trx, userId);
  else if ((await passkeysOf(trx, userId)).length === 0)
    await changeUser(trx, userId, { passkey_alone: false });
}

/** Everything that an account proves itself by, but its password. The caller has locked its row. */
export async function forgetFactors(trx: Knex.Transaction, userId: number): Promise<void> {
  await deleteFactors(trx, userId, {});
  await deleteTrustedDevices(trx, userId);
  await deleteChallenges(trx, userId);
  await changeUser(trx, userId, { second_factor_at: null, passkey_alone: false });
}

export async function renewRecoveryCodes(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  _input: unknown,
  user: Actor,
) {
  if (account.second_factor_at === null) throw new AppError('file_not_found');
  const now = deps.clock.now();
  const codes = await renewCodes(trx, deps, account.id, trustedAtOf(user.provenBy === 'trusted', now));
  await noteFactor(trx, deps, account, 'renewed', now);
  return { ...done('ok'), recovery_codes: codes };
}

/** Throws `file_not_found` for an account without a passkey. */
export async function allowPasskeyAlone(
  trx: Knex.Transaction,
  _deps: Deps,
  account: AccountRow,
  { allowed }: z.infer<typeof passkeyAloneInput>,
) {
  if (allowed && (await passkeysOf(trx, account.id)).length === 0) throw new AppError('file_not_found');
  await changeUser(trx, account.id, { passkey_alone: allowed });
  return done('ok');
}
