import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  column_type: string;
  nullable: string;
  max_length: number | null;
  extra: string;
  referenced: string | null;
}

/**
 * Inserts a row in every table that belongs to an account, directly or through another table.
 * Returns by table a text that only its row contains.
 */
export async function fillEveryTable({ deps }: TestApp, userId: number, email: string) {
  const columns = await allColumns(deps.db);
  const tables = new Map<string, Column[]>();
  for (const c of columns) tables.set(c.table_name, [...(tables.get(c.table_name) ?? []), c]);
  const made: Record<string, Record<string, unknown>> = { users: { id: userId } };
  const markers: Record<string, string> = {};
  for (let added = true; added;) {
    added = false;
    for (const [table, list] of tables) {
      const parents = list.filter((c) => c.referenced !== null);
      if (table in made || parents.length === 0) continue;
      if (!parents.every((c) => c.referenced! in made)) continue;
      const marker = randomUUID();
      const row = Object.fromEntries(
        list
          .filter((c) => !c.extra.includes('auto_increment') && !c.extra.endsWith(' GENERATED'))
          .map((c) => [c.column_name, valueOf(c, marker, email, made)]),
      );
      const [id] = (await deps.db(table).insert(row)) as [number];
      made[table] = { id, ...row };
      if (JSON.stringify(row).includes(marker)) markers[table] = marker;
      added = true;
    }
  }
  return markers;
}

function valueOf(c: Column, marker: string, email: string, made: Record<string, Record<string, unknown>>) {
  if (c.referenced !== null) return made[c.referenced]!['id'];
  if (c.column_name === 'recipient') return email;
  // Columns left empty, so that a mail is still pending and can be deleted.
  if (['sent_at', 'failed_at', 'used_at', 'ended_at', 'deleted_at', 'removed_at'].includes(c.column_name))
    return null;
  if (c.data_type === 'enum') return /'([^']+)'/.exec(c.column_type)![1];
  if (c.data_type === 'datetime') return new Date();
  if (c.data_type.includes('int') || c.data_type === 'decimal') return 1;
  if (c.data_type === 'json' || ['params', 'value', 'work_areas', 'embed_origins'].includes(c.column_name))
    return JSON.stringify({ mark: marker });
  const limit = c.max_length ?? 36;
  return limit < 36 ? marker.slice(0, limit) : marker;
}

async function allColumns(db: TestApp['deps']['db']): Promise<Column[]> {
  const [rows] = (await db.raw(
    `SELECT c.table_name AS table_name, c.column_name AS column_name, c.data_type AS data_type,
       c.column_type AS column_type, c.is_nullable AS nullable, c.character_maximum_length AS max_length,
       c.extra AS extra, k.referenced_table_name AS referenced
     FROM information_schema.columns c
     LEFT JOIN information_schema.key_column_usage k
       ON k.constraint_schema = c.table_schema AND k.table_name = c.table_name AND k.column_name = c.column_name
       AND k.referenced_table_name IS NOT NULL
     WHERE c.table_schema = DATABASE()`,
  )) as [Column[]];
  return rows;
}
