import { fieldsOf } from '@massima/contract/record';
import type { Knex } from 'knex';
import { z } from 'zod';

/** The row by which every server and every command knows that a restore has begun and not come to its end. */
const row = 'restoring';
const besideTable = (stamp: string) => `restore_${stamp}_settings`;

const marker = z.object({
  /** ISO 8601, UTC. */
  since: z.string(),
  stamp: z.string(),
  /** Folder of the backup, for the command that continues. */
  from: z.string(),
  /** Moment of the backup. */
  of: z.string(),
  parts: z.array(z.enum(['database', 'index', 'model', 'settings'])),
  /** Whether its tables are in use. */
  isSwapped: z.boolean().optional(),
  /** The index that was made out of the copy, once it is whole. */
  index: z.string().optional(),
});
export type Marker = z.infer<typeof marker>;

/** ER_NO_SUCH_TABLE: a schema that is still empty. */
function orWithoutTables(error: unknown): undefined {
  if (fieldsOf(error)['errno'] !== 1146) throw error;
}

/** Returns null if none has begun, and where the schema has no settings yet. */
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

/** A schema without tables has no product that a marker would have to stop. */
export async function writeMarker(db: Knex, value: Marker): Promise<void> {
  await write(db, 'settings', value).catch(orWithoutTables);
}

/** Into the tables that will be in use, so that no moment is without it. */
export const writeMarkerBeside = (db: Knex, value: Marker): Promise<void> =>
  write(db, besideTable(value.stamp), { ...value, isSwapped: true });

export const removeMarker = async (db: Knex): Promise<void> => {
  await db('settings').where({ name: row }).delete().catch(orWithoutTables);
};

/** Whether this switch is on, or a restore has begun and not come to its end. */
export async function isClosedBySettings(db: Knex, name: string): Promise<boolean> {
  const rows = await db('settings').whereIn('name', [name, row]).select('name', 'value');
  return rows.some((one) => one.name === row || one.value === true);
}
