import type { Knex } from 'knex';
import type { LeavingCustomerRow } from './tables.ts';

/** One that is known already, of a deletion that was not finished, begins anew: none is looked at while its account still goes. */
export const rememberLeaving = (db: Knex, row: LeavingCustomerRow) =>
  db('leaving_customers').insert(row).onConflict('customer_id').merge();

/** Those that are to be looked at by now, the longest due first. */
export const dueLeaving = (db: Knex, now: Date, limit: number): Promise<LeavingCustomerRow[]> =>
  db('leaving_customers').where('next_look_at', '<=', now).orderBy('next_look_at').limit(limit);

/** Puts off the next look, for one process of those that found it due. @returns whether it was this one. */
export async function claimLeaving(
  db: Knex,
  { customer_id, next_look_at }: LeavingCustomerRow,
  next: Date,
): Promise<boolean> {
  const claimed = await db('leaving_customers')
    .where({ customer_id, next_look_at })
    .update({ next_look_at: next });
  return claimed === 1;
}

export const putOffLeaving = async (db: Knex, customerId: string, next: Date): Promise<void> =>
  void (await db('leaving_customers').where({ customer_id: customerId }).update({ next_look_at: next }));

export const forgetLeaving = (db: Knex, customerId: string) =>
  db('leaving_customers').where({ customer_id: customerId }).delete();
