import type { Knex } from 'knex';

export type Row = Record<string, unknown>;

interface Reference {
  child: string;
  child_column: string;
  parent: string;
  parent_column: string;
}

/** Every row that belongs to one row of `root`, directly or through others, by table. Follows the foreign keys. */
export async function ownedRows(db: Knex, root: string, id: number): Promise<Record<string, Row[]>> {
  const references = await allReferences(db);
  const found: Record<string, Row[]> = {};
  const visit = async (parent: string, parents: Row[]): Promise<void> => {
    for (const { child, child_column, parent_column } of references.filter((r) => r.parent === parent)) {
      if (child in found || child === root) continue;
      const keys = parents.map((row) => row[parent_column]).filter(isKey);
      const rows: Row[] = keys.length === 0 ? [] : await db(child).whereIn(child_column, keys);
      found[child] = rows;
      await visit(child, rows);
    }
  };
  const roots: Row[] = await db(root).where({ id });
  found[root] = roots;
  await visit(root, roots);
  return found;
}

const isKey = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

async function allReferences(db: Knex): Promise<Reference[]> {
  return db('information_schema.key_column_usage')
    .whereRaw('constraint_schema = DATABASE()')
    .whereNotNull('referenced_table_name')
    .orderBy(['table_name', 'column_name'])
    .select({
      child: 'table_name',
      child_column: 'column_name',
      parent: 'referenced_table_name',
      parent_column: 'referenced_column_name',
    });
}
