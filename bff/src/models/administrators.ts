import type { Knex } from 'knex';

const acting = { role: 'admin', disabled: false } as const;

/**
 * Locks all active administrators until the transaction ends, ordered by id, so that two who
 * remove each other queue at the first row. Locks by primary key, because a locking search would
 * lock all accounts.
 */
export async function lockAdministrators(trx: Knex.Transaction): Promise<number[]> {
  const found = await trx('users').where(acting).select('id');
  const ids = found.map(({ id }) => id);
  const locked = await trx('users').whereIn('id', ids).where(acting).orderBy('id').forUpdate().select('id');
  return locked.map(({ id }) => id);
}
