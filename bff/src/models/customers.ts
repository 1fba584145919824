import type { Knex } from 'knex';

/** Returns the account of a customer at the card provider. */
export async function accountOfCustomer(db: Knex, customerId: string): Promise<number | null> {
  const row = await db('users').where({ customer_id: customerId }).first('id');
  return row?.id ?? null;
}

/**
 * Replaces an account's customer id if it still is `from`.
 * @returns false if it has changed in the meantime
 */
export async function setCustomer(
  db: Knex,
  userId: number,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const changed = await db('users').where({ id: userId, customer_id: from }).update({ customer_id: to });
  return changed === 1;
}

/** Returns up to 100 accounts with a customer and a higher id than `userId`. */
export async function customersAfter(
  db: Knex,
  userId: number,
): Promise<{ userId: number; customer: string }[]> {
  const rows = await db('users')
    .whereNotNull('customer_id')
    .where('id', '>', userId)
    .orderBy('id')
    .limit(100)
    .select('id', 'customer_id');
  return rows.flatMap(({ id, customer_id }) =>
    customer_id === null ? [] : { userId: id, customer: customer_id },
  );
}
