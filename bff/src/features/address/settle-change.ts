import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { deleteAddressChange, findAddressChange } from '../../models/address-change.ts';
import { isDuplicate } from '../../models/duplicate.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AddressChangeRow } from '../../models/address-rows.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUserByEmail } from '../../models/user.ts';
import { endLinks, queueMail } from '../mail/index.ts';
import { takeEffect } from './take-effect.ts';
import { changeStateOf } from './waiting.ts';

/** What became of a change; `changed` is the account as it is then. */
export type Settled =
  | { became: 'effective'; before: AccountRow; changed: AccountRow }
  | { became: 'taken' | 'lapsed' | 'waiting' | 'nothing' };
export type EndReason = 'taken' | 'lapsed' | 'stopped' | 'withdrawn';

/** Settles what can be settled by now. The caller has locked the account's row. */
export async function settleChange(trx: Knex.Transaction, deps: Deps, account: AccountRow): Promise<Settled> {
  const change = await findAddressChange(trx, account.id);
  if (!change) return { became: 'nothing' };
  if (await findUserByEmail(trx, change.email)) {
    await endChange(trx, deps, account, change, 'taken');
    return { became: 'taken' };
  }
  const standing = changeStateOf(change, account, deps.clock.now());
  if (standing === 'due')
    return { became: 'effective', before: account, changed: await takeEffect(trx, deps, account, change) };
  if (standing === 'lapsed') await endChange(trx, deps, account, change, 'lapsed');
  return { became: standing };
}

/** The change is over without effect, and both mailboxes get the reason. */
export async function endChange(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  change: AddressChangeRow,
  why: EndReason,
): Promise<void> {
  await deleteAddressChange(trx, account.id);
  await endLinks(trx, deps, account.id, ['address_new', 'address_old']);
  const { email } = change;
  const told = { email, why, link: `${deps.config.PUBLIC_URL}/login` };
  await queueMail(trx, deps, account, 'address_ended', { name: account.name, ...told });
  const name = change.confirmed_at === null ? '' : account.name;
  await queueMail(trx, deps, { ...account, email }, 'address_ended', { name, ...told });
}

/** A user may register with the address between our check and our write; the second check then finds them. */
export async function settling<T>(deps: Deps, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(deps.db, work);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return inTransaction(deps.db, work);
  }
}
