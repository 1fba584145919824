import type { z } from 'zod';
import type { exportOutput } from '@massima/contract/account';
import type { Deps } from '../../deps.ts';
import { ownedRows, type Row } from '../../models/owned-rows.ts';
import { findAccount, type Asker } from './find-account.ts';
import { presentAccount } from './present-account.ts';

/** Secrets, and what only serves to find a row again: of no meaning to the account's owner. */
const withheld = /(?:_hash|_key|password|^params)$/;

/** Everything stored about an account. The tables are found by their references, so that a new one is never forgotten. */
export async function exportAccount(
  deps: Deps,
  asker: Asker,
  id: number,
): Promise<z.infer<typeof exportOutput>> {
  const account = await findAccount(deps, asker, id);
  const tables = await ownedRows(deps.db, 'users', id);
  const parts = Object.entries(tables).map(([table, rows]) => [table, rows.map(present)] as const);
  return {
    exported_at: deps.clock.now().toISOString(),
    account: presentAccount(account),
    parts: Object.fromEntries(parts),
  };
}

const present = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !withheld.test(column))
      .map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
