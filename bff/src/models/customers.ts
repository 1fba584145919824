import type { Knex } from 'knex';

/** The account that has this customer at the card provider. */
export async function accountOfCustomer(db: Knex, customerId: string): Promise<number | null> {
  const row = await db('users').where({ customer_id: customerId }).first('id');
  return row?.id ?? null;
}

/** Gives an account its customer, unless it has got another one since. @returns whether it has this one now. */
export async function setCustomer(
  db: Knex,
  userId: number,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const changed = await db('users').where({ id: userId, customer_id: from }).update({ customer_id: to });
  return changed === 1;
}

/** Accounts that have a customer, by their ids, a hundred at a time. */
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
