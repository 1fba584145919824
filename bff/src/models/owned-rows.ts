import type { Knex } from 'knex';
import { inBatches } from '../in-batches.ts';
import { ownedTables, type OwnedTable } from './owned-tables.ts';

export type Row = Record<string, unknown>;
/** Some rows of a table. */
export interface Part {
  table: string;
  rows: Row[];
}
type Key = number | string;

/** Maximum number of rows per statement: a saved result can have 64 kB, and locks must be short. */
const atOnce = { owners: 500, read: 100, removed: 500 };
/** Up to this number of rows in a table are deleted together with their owner. */
const withTheirOwner = 1000;

/**
 * Yields the row of `root` and all rows that belong to it, directly or through other tables, in
 * batches, because an account can be larger than memory. Every wanted table is yielded, first
 * without rows; the batches of a table are consecutive.
 */
export async function* ownedRows(
  db: Knex,
  root: string,
  id: number,
  isWanted: (table: string) => boolean,
): AsyncGenerator<Part> {
  if (isWanted(root)) yield { table: root, rows: await db(root).where({ id }) };
  for (const owned of (await ownedTables(db, root)).filter(({ table }) => isWanted(table))) {
    yield { table: owned.table, rows: [] };
    for await (const group of groupsOf(db, owned, id))
      for (const keys of inBatches(group.keys, atOnce.read))
        yield { table: owned.table, rows: await rowsOf(db, owned, group.owners, keys) };
  }
}

/**
 * Deletes the rows that belong to a row of `root` and are too many for one statement, in batches
 * with short locks. The caller deletes the row itself and the remaining rows.
 */
export async function removeMostOf(db: Knex, root: string, id: number): Promise<void> {
  // Descendants first, so that deleting their owners cascades to few rows.
  for (const owned of (await ownedTables(db, root)).toReversed()) {
    const groups: Group[] = [];
    for await (const group of groupsOf(db, owned, id)) groups.push(group);
    const count = groups.reduce((sum, { keys }) => sum + keys.length, 0);
    if (count <= withTheirOwner) continue;
    for (const { owners, keys } of groups)
      for (const some of inBatches(keys, atOnce.removed)) await rowsOf(db, owned, owners, some).delete();
  }
}

/** Rows by owner, with the key that identifies each row of one owner. */
interface Group {
  owners: readonly Key[];
  keys: Key[];
}

async function* groupsOf(db: Knex, owned: OwnedTable, id: number): AsyncGenerator<Group> {
  const { table, column, key } = owned;
  for (const owners of inBatches(await ownersOf(db, owned, id), atOnce.owners))
    yield {
      owners,
      keys: await db(table)
        .whereIn(column, [...owners])
        .distinct()
        .pluck(key),
    };
}

const rowsOf = (
  db: Knex,
  { table, column, key }: OwnedTable,
  owners: readonly Key[],
  keys: readonly Key[],
): Knex.QueryBuilder =>
  db(table)
    .whereIn(column, [...owners])
    .whereIn(key, [...keys]);

/** Returns the keys of the owners that the rows of a table refer to. */
async function ownersOf(db: Knex, { owner, refersTo }: OwnedTable, id: number): Promise<Key[]> {
  if (!owner) return [id];
  const above = await ownersOf(db, owner, id);
  const found: Key[] = [];
  for (const some of inBatches(above, atOnce.owners))
    found.push(
      ...(await db(owner.table)
        .whereIn(owner.column, [...some])
        .distinct()
        .pluck(refersTo)),
    );
  return found;
}
