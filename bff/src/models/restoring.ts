import { fieldsOf } from '@massima/contract/record';
import type { Knex } from 'knex';
import { z } from 'zod';

/**
 * Name of the row that marks a restore as started and not finished, for all servers and commands.
 */
const row = 'restoring';
const markerTable = (stamp: string) => `restore_${stamp}_settings`;

const marker = z.object({
  /** Start of the restore as ISO 8601, UTC. */
  since: z.string(),
  stamp: z.string(),
  /** Folder of the backup, for the command that continues the restore. */
  from: z.string(),
  /** Time of the backup. */
  of: z.string(),
  parts: z.array(z.enum(['database', 'index', 'model', 'settings'])),
  /** Whether the restored tables are in use. */
  isSwapped: z.boolean().optional(),
  /** Index created from the copy, once complete. */
  index: z.string().optional(),
});
export type Marker = z.infer<typeof marker>;

/** Ignores ER_NO_SUCH_TABLE, for an empty schema. */
function orWithoutTables(error: unknown): undefined {
  if (fieldsOf(error)['errno'] !== 1146) throw error;
}

/** Reads the marker. Returns null if no restore has started or the schema has no settings yet. */
export async function readMarker(db: Knex): Promise<Marker | null> {
  const found = await db('settings').where({ name: row }).first('value').catch(orWithoutTables);
  return marker.safeParse(found?.value).data ?? null;
}

const write = async (db: Knex, table: string, value: Marker) => {
  await db(table)
    .insert({ name: row, value: JSON.stringify(value) })
    .onConflict('name')
    .merge();
};

/** Writes the marker. Without tables nothing is written, because no server can run on them. */
export async function writeMarker(db: Knex, value: Marker): Promise<void> {
  await write(db, 'settings', value).catch(orWithoutTables);
}

/**
 * Writes the marker into the tables that will be swapped in, so that it is present at every
 * moment.
 */
export const writeMarkerBeside = (db: Knex, value: Marker): Promise<void> =>
  write(db, markerTable(value.stamp), { ...value, isSwapped: true });

export const removeMarker = async (db: Knex): Promise<void> => {
  await db('settings').where({ name: row }).delete().catch(orWithoutTables);
};

/** Whether this switch is on, or a restore has started and not finished. */
export async function isClosedBySettings(db: Knex, name: string): Promise<boolean> {
  const rows = await db('settings').whereIn('name', [name, row]).select('name', 'value');
  return rows.some((setting) => setting.name === row || setting.value === true);
}
