import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import { lockAdministrators } from '../../models/administrators.ts';
import type { AccountRow } from '../../models/user.ts';

/**
 * One administrator must always be left, because no call makes a new one. Checked in the transaction that deletes or disables an account,
 * before that account is locked.
 */
export async function refuseLastAdministrator(
  trx: Knex.Transaction,
  { id, role }: Pick<AccountRow, 'id' | 'role'>,
): Promise<void> {
  if (role !== 'admin') return;
  const acting = await lockAdministrators(trx);
  if (acting.length === 1 && acting[0] === id) throw new AppError('last_administrator');
}
