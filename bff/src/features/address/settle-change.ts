import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { findAddressChange } from '../../models/address-change.ts';
import { isDuplicate } from '../../models/duplicate.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUserByEmail } from '../../models/user.ts';
import { endChange } from '../recovery/index.ts';
import { takeEffect } from './take-effect.ts';
import { changeStateOf } from './waiting.ts';

/** What became of a change; `changed` is the account as it is then. */
export type Settled =
  | { became: 'effective'; before: AccountRow; changed: AccountRow }
  | { became: 'taken' | 'lapsed' | 'waiting' | 'nothing' };

/** Settles what can be settled by now. The caller has locked the account's row. */
export async function settleChange(trx: Knex.Transaction, deps: Deps, account: AccountRow): Promise<Settled> {
  const change = await findAddressChange(trx, account.id);
  if (!change) return { became: 'nothing' };
  if (await findUserByEmail(trx, change.email)) {
    await endChange(trx, deps, account, change, 'taken');
    return { became: 'taken' };
  }
  const standing = changeStateOf(change, account, deps.clock.now());
  // Support's reset to a new address takes its own time (`recovery/support-reset.ts`).
  if (standing === 'due' && account.factor_reset_email === change.email) return { became: 'waiting' };
  if (standing === 'due')
    return { became: 'effective', before: account, changed: await takeEffect(trx, deps, account, change) };
  if (standing === 'lapsed') await endChange(trx, deps, account, change, 'lapsed');
  return { became: standing };
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
