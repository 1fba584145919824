import type { Knex } from 'knex';

/** Table whose rows belong to rows of another table. */
export interface OwnedTable {
  table: string;
  /** Column with the owner's key. */
  column: string;
  /** Table of the owners; null if the owner is the root row. */
  owner: OwnedTable | null;
  /** Column of the owner's table that `column` refers to. */
  refersTo: string;
  /** Column that identifies the rows of one owner; `column` if each owner has one row. */
  key: string;
}

interface Reference {
  child: string;
  child_column: string;
  parent: string;
  parent_column: string;
}

/**
 * Returns the tables whose rows belong to rows of `root`, directly or through others. Owners come
 * before their dependants.
 */
export async function ownedTables(db: Knex, root: string): Promise<OwnedTable[]> {
  const references: Reference[] = await keyColumns(db).whereNotNull('referenced_table_name').select({
    child: 'table_name',
    child_column: 'column_name',
    parent: 'referenced_table_name',
    parent_column: 'referenced_column_name',
  });
  const primary: { name: string; column: string }[] = await keyColumns(db)
    .where({ constraint_name: 'PRIMARY' })
    .select({ name: 'table_name', column: 'column_name' });
  const found: OwnedTable[] = [];
  const visit = (parent: string, owner: OwnedTable | null) => {
    for (const { child, child_column, parent_column } of references.filter((r) => r.parent === parent)) {
      if (child === root || found.some(({ table }) => table === child)) continue;
      const otherKeys = primary.filter(({ name, column }) => name === child && column !== child_column);
      if (otherKeys.length > 1)
        throw new Error(`${child}: more than one column identifies the rows of one owner`);
      const key = otherKeys[0]?.column ?? child_column;
      const owned = { table: child, column: child_column, owner, refersTo: parent_column, key };
      found.push(owned);
      visit(child, owned);
    }
  };
  visit(root, null);
  return found;
}

const keyColumns = (db: Knex) =>
  db('information_schema.key_column_usage')
    .whereRaw('constraint_schema = DATABASE()')
    .orderBy(['table_name', 'column_name']);
