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
  deleteTrustedDevices,
  factorKindsOf,
  replaceRecoveryCodes,
} from '../../models/factors.ts';
import { deletePasskey, passkeysOf } from '../../models/passkeys.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser, type AccountRow } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { noteFactor } from './note-factor.ts';
import { renewCodes } from './recovery-codes.ts';

interface Call {
  deps: Deps;
  user: Actor;
}
type Change<Input, T> = (trx: Knex.Transaction, deps: Deps, account: AccountRow, input: Input) => Promise<T>;

/** A change of one's own factors, made with the account's row locked. */
export const changed =
  <Input, T>(change: Change<Input, T>) =>
  async ({ deps, user }: Call, input: Input): Promise<T> =>
    inTransaction(deps.db, async (trx) => change(trx, deps, await lockAccount(trx, user.id), input));

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

/** With the last factor goes what only counts next to one. */
async function removed(trx: Knex.Transaction, deps: Deps, account: AccountRow) {
  if ((await factorKindsOf(trx, account.id)).length === 0) await forgetFactors(trx, account.id);
  else if ((await passkeysOf(trx, account.id)).length === 0)
    await changeUser(trx, account.id, { passkey_alone: false });
  await noteFactor(trx, deps, account, 'removed');
  return done('ok');
}

/** Everything that an account proves itself by, but its password. The caller has locked its row. */
export async function forgetFactors(trx: Knex.Transaction, userId: number): Promise<void> {
  for (const { id } of await passkeysOf(trx, userId)) await deletePasskey(trx, userId, id);
  await deleteApp(trx, userId);
  await replaceRecoveryCodes(trx, userId, [], new Date(0));
  await deleteTrustedDevices(trx, userId);
  await deleteChallenges(trx, userId);
  await changeUser(trx, userId, { second_factor_at: null, passkey_alone: false, factor_reset_at: null });
}

export async function renewRecoveryCodes(trx: Knex.Transaction, deps: Deps, account: AccountRow) {
  if (account.second_factor_at === null) throw new AppError('file_not_found');
  return { ...done('ok'), recovery_codes: await renewCodes(trx, deps, account.id) };
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
