import type mysql from 'mysql2/promise';
import { quoted } from './statements.ts';

/**
 * Tables of a restore in progress (`restore_…`) and tables replaced by a restore (`old_…`). They
 * are not part of the schema.
 */
const sideTable = /^(?:restore|old)_\d{14}_/;

export const besidePrefix = (stamp: string): string => `restore_${stamp}_`;
const oldPrefix = (stamp: string): string => `old_${stamp}_`;

async function allTables(connection: mysql.Connection): Promise<string[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map(({ name }) => String(name));
}

/** The product's own tables. */
export const tablesOf = async (connection: mysql.Connection): Promise<string[]> =>
  (await allTables(connection)).filter((name) => !sideTable.test(name));

/** Returns the bare names of the tables with a prefix. */
const tablesWith = async (connection: mysql.Connection, prefix: string): Promise<string[]> =>
  (await allTables(connection))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

/** Time stamps of the restores whose replaced tables are still here, oldest first. */
const keptStamps = async (connection: mysql.Connection): Promise<string[]> => [
  ...new Set((await allTables(connection)).flatMap((name) => /^old_(\d{14})_/.exec(name)?.[1] ?? [])),
];

export async function dropSideTables(
  connection: mysql.Connection,
  kind: 'restore' | 'old',
): Promise<string[]> {
  const names = (await allTables(connection)).filter(
    (name) => sideTable.test(name) && name.startsWith(`${kind}_`),
  );
  await connection.query('SET SESSION foreign_key_checks = 0');
  for (const name of names) await connection.query(`DROP TABLE IF EXISTS ${quoted(name)}`);
  return names;
}

/** @throws Error if the schema has views or triggers, which would still name the tables of before */
export async function refuseViews(connection: mysql.Connection): Promise<void> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT table_name AS name FROM information_schema.views WHERE table_schema = DATABASE()
     UNION ALL SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = DATABASE()`,
  );
  if (rows.length > 0)
    throw new Error(
      `The schema has views or triggers (${rows.map(({ name }) => name).join(', ')}): remove them, restore, and create them again.`,
    );
}

/**
 * Gives the tables with the prefix the product's names, and the present tables the prefix `old_<stamp>_`: one statement, so that every
 * reader finds the old ones or the new ones.
 */
export async function swapTables(connection: mysql.Connection, prefix: string, stamp: string): Promise<void> {
  const present = await tablesOf(connection);
  const next = await tablesWith(connection, prefix);
  const pairs = [
    ...present.map((name) => [name, `${oldPrefix(stamp)}${name}`]),
    ...next.map((name) => [`${prefix}${name}`, name]),
  ];
  // Foreign keys follow the table that they name only while they are checked.
  await connection.query('SET SESSION foreign_key_checks = 1');
  await connection.query(
    `RENAME TABLE ${pairs.map(([from = '', to = '']) => `${quoted(from)} TO ${quoted(to)}`).join(', ')}`,
  );
}

/** Gives back the tables that the latest restore has replaced. Returns false if none are here. */
export async function swapBack(connection: mysql.Connection, stamp: string): Promise<boolean> {
  const latestStamp = (await keptStamps(connection)).at(-1);
  if (latestStamp === undefined) return false;
  await swapTables(connection, oldPrefix(latestStamp), stamp);
  await nameForeignKeys(connection);
  return true;
}

/** Foreign key names are unique in the schema, so the side tables' keys have a prefix. */
const keyMark = /^[or]\d{14}_/;
export const besideKey = (stamp: string, name: string): string => `r${stamp}_${name.replace(keyMark, '')}`;

/**
 * Renames the foreign keys of the live tables to the names that migrations expect, and prefixes
 * the keys of replaced tables. Can be interrupted and run again.
 */
export async function nameForeignKeys(connection: mysql.Connection): Promise<void> {
  const keys = await foreignKeys(connection);
  const renames = keys.flatMap((key) => {
    const bare = key.name.replace(keyMark, '');
    const [, stamp] = /^old_(\d{14})_/.exec(key.table) ?? [];
    if (stamp === undefined && sideTable.test(key.table)) return [];
    const name = stamp === undefined ? bare : `o${stamp}_${bare}`;
    return name === key.name ? [] : [{ ...key, to: name, isOld: stamp !== undefined }];
  });
  await connection.query('SET SESSION foreign_key_checks = 0');
  // Replaced tables come first, because they have the names that the others need.
  for (const { table, name, to, columns, parent, parentColumns, onDelete, onUpdate } of renames.sort(
    (a, b) => Number(b.isOld) - Number(a.isOld),
  ))
    await connection.query(
      `ALTER TABLE ${quoted(table)} DROP FOREIGN KEY ${quoted(name)}, ADD CONSTRAINT ${quoted(to)} ` +
        `FOREIGN KEY (${columns.map(quoted).join()}) REFERENCES ${quoted(parent)} (${parentColumns.map(quoted).join()}) ` +
        `ON DELETE ${onDelete} ON UPDATE ${onUpdate}`,
    );
}

interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  onDelete: string;
  onUpdate: string;
}

export async function foreignKeys(connection: mysql.Connection): Promise<ForeignKey[]> {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    `SELECT k.table_name AS child, k.constraint_name AS name, k.column_name AS col, k.referenced_table_name AS parent,
       k.referenced_column_name AS parent_col, r.delete_rule AS on_delete, r.update_rule AS on_update
     FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r
       ON r.constraint_schema = k.constraint_schema AND r.constraint_name = k.constraint_name AND r.table_name = k.table_name
     WHERE k.table_schema = DATABASE() AND k.referenced_table_name IS NOT NULL
     ORDER BY k.table_name, k.constraint_name, k.ordinal_position`,
  );
  const found = new Map<string, ForeignKey>();
  for (const { child, name, col, parent, parent_col, on_delete, on_update } of rows) {
    const key = found.get(`${child}.${name}`);
    if (key) {
      key.columns.push(String(col));
      key.parentColumns.push(String(parent_col));
    } else
      found.set(`${child}.${name}`, {
        ...{ table: String(child), name: String(name), columns: [String(col)], parent: String(parent) },
        ...{ parentColumns: [String(parent_col)], onDelete: String(on_delete), onUpdate: String(on_update) },
      });
  }
  return [...found.values()];
}
