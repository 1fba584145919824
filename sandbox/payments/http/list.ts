import type { IndexOf } from '../core/indexes.ts';
import type { Tables } from '../core/tables.ts';
import type { SandboxContext } from '../core/context.ts';
import { cut } from './paging.ts';
import type { Paging } from './paging.ts';
import { present } from './present.ts';
import type { Wire } from '../core/wire.ts';

type Listed = { id: string; object: string };

/** Returns one page, newest first, of rows in ascending order. */
export function page(context: SandboxContext, url: string, rows: readonly Listed[], paging: Paging): Wire {
  const { data, hasMore } = cut([...rows].reverse(), paging);
  return { object: 'list', data: data.map((row) => present(context, row)), has_more: hasMore, url };
}

/** As a list inside another object: the first ten, in their own order. */
export function innerList(context: SandboxContext, url: string, rows: readonly Listed[]): Wire {
  const data = rows.slice(0, 10).map((row) => present(context, row));
  return { object: 'list', data, has_more: rows.length > 10, url };
}

/** The rows of one customer, or of all. */
export function rowsOf<T extends 'charge' | 'invoice' | 'payment_intent' | 'subscription'>(
  context: SandboxContext,
  table: T,
  customer: string | undefined,
): Tables[T][] {
  return customer === undefined
    ? context.store.all(table)
    : context.store.where(table, 'customer' as IndexOf<T>, customer);
}
