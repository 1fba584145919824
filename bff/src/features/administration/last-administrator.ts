import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import { lockAdministrators } from '../../models/administrators.ts';
import type { AccountRow } from '../../models/user.ts';

/**
 * Somebody has to be left who may act as administrator: no call makes another one. Asked in the transaction that deletes or
 * disables, before its account is locked.
 */
export async function refuseLastAdministrator(
  trx: Knex.Transaction,
  { id, role }: Pick<AccountRow, 'id' | 'role'>,
): Promise<void> {
  if (role !== 'admin') return;
  const acting = await lockAdministrators(trx);
  if (acting.length === 1 && acting[0] === id) throw new AppError('last_administrator');
}
