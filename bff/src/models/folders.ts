import type { Knex } from 'knex';
import type { ProjectRow } from './research-rows.ts';

/** A folder with its number of results. */
export type FolderRow = ProjectRow & { elements: number };

const elements = `(SELECT COUNT(*) FROM project_elements
  WHERE project_id = projects.id AND removed_at IS NULL) AS elements`;

/** Folders that are not deleted. */
const activeFolders = (db: Knex) =>
  db('projects').whereNull('deleted_at').select<FolderRow[]>('projects.*', db.raw(elements));

export const findFolder = async (db: Knex, id: number): Promise<FolderRow | undefined> =>
  (await activeFolders(db).where({ id }))[0];

/** The latest changed first. */
export const foldersOf = (db: Knex, userId: number): Promise<FolderRow[]> =>
  activeFolders(db).where({ user_id: userId }).orderBy('updated_at', 'desc').orderBy('id', 'desc');

/** Returns its id; fails as a duplicate when the name is taken. */
export async function insertFolder(trx: Knex, row: Omit<ProjectRow, 'id' | 'deleted_at'>): Promise<number> {
  const [id = 0] = await trx('projects').insert(row);
  return id;
}

type Change = Pick<ProjectRow, 'name' | 'name_key' | 'description' | 'updated_at'>;

/** False when the folder is gone, or is no longer of the version given. Fails as a duplicate when the name is taken. */
export async function changeFolder(
  db: Knex,
  id: number,
  change: Change,
  version: Date | undefined,
): Promise<boolean> {
  const changed = await db('projects')
    .where({ id, ...(version && { updated_at: version }) })
    .whereNull('deleted_at')
    .update(change);
  return changed > 0;
}

/** The first statement of whoever changes what a folder holds: they queue at its row, and would otherwise deadlock. */
export const touchFolder = (trx: Knex.Transaction, id: number, now: Date): Promise<number> =>
  trx('projects').where({ id }).update({ updated_at: now });

/** Its name is free at once; the row stays, so that this can be undone. */
export const hideFolder = (db: Knex, id: number, now: Date): Promise<number> =>
  db('projects').where({ id }).update({ deleted_at: now, name_key: null });

export const findHiddenFolder = (db: Knex, id: number): Promise<ProjectRow | undefined> =>
  db('projects').where({ id }).whereNotNull('deleted_at').first();

/** Fails as a duplicate when its name has been taken meanwhile. */
export const showFolder = (db: Knex, id: number, nameKey: string): Promise<number> =>
  db('projects').where({ id }).update({ deleted_at: null, name_key: nameKey });

/** Removes folders that were hidden before this instant for good, some at a time. */
export const purgeHiddenFolders = (db: Knex, before: Date): Promise<number> =>
  db('projects').where('deleted_at', '<', before).limit(500).delete();
