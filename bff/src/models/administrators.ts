import type { Knex } from 'knex';

const acting = { role: 'admin', disabled: false } as const;

/**
 * Locks every administrator who may act until the transaction ends, one after the other by id, so that two who each remove
 * the other meet at the first row. Only the rows themselves: to lock while searching would lock all accounts.
 */
export async function lockAdministrators(trx: Knex.Transaction): Promise<number[]> {
  const found = await trx('users').where(acting).select('id');
  const ids = found.map(({ id }) => id);
  const locked = await trx('users').whereIn('id', ids).where(acting).orderBy('id').forUpdate().select('id');
  return locked.map(({ id }) => id);
}
