import type { Knex } from 'knex';
import { claimRows } from './claim.ts';
import type { LeavingCustomerRow } from './tables.ts';

/**
 * Inserts a departing customer. A row of an unfinished deletion is reset, so that it is not
 * checked while its account is still being deleted.
 */
export const insertDepartingCustomer = (db: Knex, row: Omit<LeavingCustomerRow, 'locked_until'>) =>
  db('leaving_customers')
    .insert({ ...row, locked_until: null })
    .onConflict('customer_id')
    .merge();

/** Returns the departing customers that are due for a check, longest due first. */
export const dueLeaving = (db: Knex, now: Date, limit: number): Promise<LeavingCustomerRow[]> =>
  db('leaving_customers').where('next_look_at', '<=', now).orderBy('next_look_at').limit(limit);

/** Locks a departing customer if it is still due: another process may have checked it. */
export const holdLeaving = (
  db: Knex,
  { customer_id, next_look_at }: LeavingCustomerRow,
  leaseMs: number,
): Promise<boolean> =>
  claimRows(db, db('leaving_customers').where({ customer_id, next_look_at }), { leaseMs });

export const postponeDepartingCustomer = async (db: Knex, customerId: string, next: Date): Promise<void> =>
  void (await db('leaving_customers')
    .where({ customer_id: customerId })
    .update({ next_look_at: next, locked_until: null }));

export const deleteDepartingCustomer = (db: Knex, customerId: string) =>
  db('leaving_customers').where({ customer_id: customerId }).delete();
