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

/** What one statement may be about: a saved result may have 64 kB, and no one waits long for a lock. */
const atOnce = { owners: 500, read: 100, removed: 500 };
/** Up to this many rows of a table are left to the deletion of the row that they belong to. */
const withTheirOwner = 1000;

/**
 * A row of `root` and every row that belongs to it, directly or through others, some at a time: an account may have more than
 * fits into memory. Every table that is wanted comes, an empty one without rows; what comes of one table is not interrupted by another.
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
 * Removes what belongs to a row of `root` and is too much to go with it in one statement, in small batches that lock nothing for long. The
 * row, and the rest of what it has, are left to the caller.
 */
export async function removeMostOf(db: Knex, root: string, id: number): Promise<void> {
  // Rows of rows first: those above them then take few along.
  for (const owned of (await ownedTables(db, root)).toReversed()) {
    const groups: Group[] = [];
    for await (const group of groupsOf(db, owned, id)) groups.push(group);
    const count = groups.reduce((sum, { keys }) => sum + keys.length, 0);
    if (count <= withTheirOwner) continue;
    for (const { owners, keys } of groups)
      for (const some of inBatches(keys, atOnce.removed)) await rowsOf(db, owned, owners, some).delete();
  }
}

/** Rows by the owners that they belong to, and by what tells those of one owner apart. */
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

/** What the rows of the table refer to. */
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
