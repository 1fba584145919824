import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { changeUser, type AccountRow } from '../../models/user.ts';
import { noteFactor } from './note-factor.ts';

/**
 * Ends a reset of the factors that is under way, if there is one. Who still has a factor needs none: it was asked for in error, or by a
 * stranger. The caller has locked the account's row.
 */
export async function endReset(trx: Knex.Transaction, deps: Deps, account: AccountRow): Promise<void> {
  if (account.factor_reset_at === null) return;
  const changed = await changeUser(trx, account.id, { factor_reset_at: null });
  await noteFactor(trx, deps, changed, 'reset_stopped');
}
