import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { countRecoveryCodes } from '../../models/factors.ts';
import { changeUser, type AccountRow } from '../../models/user.ts';
import { done } from '../../outcome.ts';
import { noteFactor } from './note-factor.ts';
import { renewCodes } from './recovery-codes.ts';

/**
 * What follows a new factor: the owner is notified, and gets recovery codes with the first one. The caller has locked the account's row
 * and written the factor.
 */
export async function noteAdded(trx: Knex.Transaction, deps: Deps, account: AccountRow) {
  if (account.second_factor_at === null)
    await changeUser(trx, account.id, { second_factor_at: deps.clock.now() });
  await noteFactor(trx, deps, account, 'added');
  const hasCodes = (await countRecoveryCodes(trx, account.id)) > 0;
  return { ...done('ok'), recovery_codes: hasCodes ? null : await renewCodes(trx, deps, account.id) };
}
