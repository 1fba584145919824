import type { Knex } from 'knex';

/**
 * A schema as flat lines: `users.email` with its type, `users engine`, `users (email)` for an index and
 * `sessions (user_id) -> users (id)` for a foreign key. Leaves out the names of indexes and keys, and
 * the differences between servers.
 */
export type SchemaShape = Readonly<Record<string, string>>;

const plainType = (type: string): string =>
  type
    .replace(/\b((?:tiny|small|medium|big)?int)\(\d+\)/, '$1')
    .replace(/^json$/, 'longtext')
    .toLowerCase();
/** Added to the type of a text that is compared in another way than all others; JSON differs by server. */
const plainCollation = (type: string, collation: string | null): string =>
  collation === null || collation === usualCollation || plainType(type) === 'longtext' ? '' : ` ${collation}`;
const usualCollation = 'utf8mb4_unicode_520_ci';
const plainRule = (rule: string): string => (rule === 'NO ACTION' ? 'RESTRICT' : rule);

interface TableLine {
  tbl: string;
  engine: string;
}
interface ColumnLine {
  tbl: string;
  col: string;
  type: string;
  collation: string | null;
  nullable: string;
  extra: string;
}
interface IndexLine {
  tbl: string;
  name: string;
  cols: string;
  non_unique: number;
}
interface KeyLine {
  tbl: string;
  cols: string;
  parent: string;
  parent_cols: string;
  rule: string;
}

const notSide = "NOT REGEXP '^(restore|old)_[0-9]{14}_'";

/** Reads the present schema without the tables of the migrations themselves and of restores. */
export async function readSchemaShape(db: Knex): Promise<SchemaShape> {
  const rows = async <T>(sql: string): Promise<T[]> => (await db.raw(sql))[0];
  const [tables, columns, indexes, keys] = await Promise.all([
    rows<TableLine>(
      `SELECT table_name AS tbl, engine AS engine FROM information_schema.tables
       WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name ${notSide}`,
    ),
    rows<ColumnLine>(
      `SELECT table_name AS tbl, column_name AS col, column_type AS type, collation_name AS collation, is_nullable AS nullable,
         extra AS extra
       FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name ${notSide}`,
    ),
    rows<IndexLine>(
      `SELECT table_name AS tbl, index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS cols,
         MIN(non_unique) AS non_unique
       FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name ${notSide} GROUP BY table_name, index_name`,
    ),
    rows<KeyLine>(
      `SELECT k.table_name AS tbl, GROUP_CONCAT(k.column_name ORDER BY k.ordinal_position) AS cols,
         MIN(k.referenced_table_name) AS parent, GROUP_CONCAT(k.referenced_column_name ORDER BY k.ordinal_position) AS parent_cols,
         MIN(r.delete_rule) AS rule
       FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r
         ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name AND r.table_name = k.table_name
       WHERE k.table_schema = DATABASE() AND k.referenced_table_name IS NOT NULL AND k.table_name ${notSide}
       GROUP BY k.table_name, k.constraint_name`,
    ),
  ]);
  const lines = [
    ...tables.map(({ tbl, engine }) => [`${tbl} engine`, engine]),
    ...columns.map(({ tbl, col, type, collation, nullable, extra }) => [
      `${tbl}.${col}`,
      plainType(type) +
        plainCollation(type, collation) +
        (nullable === 'YES' ? ' null' : '') +
        (/auto_increment/i.test(extra) ? ' auto_increment' : ''),
    ]),
    // Of two indexes on the same columns, the unique one counts.
    ...indexes
      .sort((a, b) => Number(b.non_unique) - Number(a.non_unique))
      .map(({ tbl, cols, non_unique }) => [
        `${tbl} (${cols})`,
        Number(non_unique) === 0 ? 'unique' : 'index',
      ]),
    ...keys.map(({ tbl, cols, parent, parent_cols, rule }) => [
      `${tbl} (${cols}) -> ${parent} (${parent_cols})`,
      plainRule(rule),
    ]),
  ];
  return Object.fromEntries(
    lines.filter(([name = '']) => !name.startsWith('knex_')).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}

export interface SchemaProblems {
  /** Tables and columns without which statements fail. */
  missing: string[];
  /** Indexes, keys and types that differ from this version's. */
  different: string[];
}

/** Compares a schema with the expected one. Additions of a newer version are no problem. */
export function compareSchema(expected: SchemaShape, found: SchemaShape): SchemaProblems {
  const tablesFound = new Set(Object.keys(found).map((name) => name.split(/[. ]/)[0]));
  const absent = new Set<string>();
  const missing = new Set<string>();
  const different: string[] = [];
  for (const [name, value] of Object.entries(expected)) {
    const [table = ''] = name.split(/[. ]/);
    if (!tablesFound.has(table)) absent.add(table);
    else if (found[name] === value) continue;
    else if (!name.includes(' ') && !(name in found)) missing.add(name);
    else different.push(name in found ? `${name}: ${found[name]}, not ${value}` : `${name}: no ${value}`);
  }
  return { missing: [...absent, ...missing], different };
}

/** Reads a row of each table and returns the tables that cannot be read. */
export async function unreadableTables(db: Knex, expected: SchemaShape): Promise<string[]> {
  const tables = [...new Set(Object.keys(expected).map((name) => name.split(/[. ]/)[0] ?? ''))];
  const unread: string[] = [];
  for (const table of tables)
    await db(table)
      .limit(1)
      .select(db.raw('1'))
      .catch(() => unread.push(table));
  return unread;
}
