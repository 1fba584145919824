import type { Knex } from 'knex';
import { removeElements } from './folder-elements.ts';
import { Folder, type ProjectRow } from './folder.ts';

/** A folder with its number of results. */
export type FolderRow = ProjectRow & { elements: number };

/** Folders that are not deleted. */
const activeFolders = (db: Knex) =>
  Folder.query(db)
    .whereNull('deleted_at')
    .select('projects.*', Folder.relatedQuery('elements').whereNull('removed_at').count().as('elements'))
    .castTo<FolderRow[]>();

export const findFolder = async (db: Knex, id: number): Promise<FolderRow | undefined> =>
  (await activeFolders(db).where({ id }))[0];

/** The latest changed first. */
export const foldersOf = async (db: Knex, userId: number): Promise<FolderRow[]> =>
  activeFolders(db).where({ user_id: userId }).orderBy('updated_at', 'desc').orderBy('id', 'desc');

/** Returns its id; fails as a duplicate when the name is taken. */
export async function insertFolder(trx: Knex, row: Omit<ProjectRow, 'id' | 'deleted_at'>): Promise<number> {
  const { id } = await Folder.query(trx).insert(row);
  return id;
}

/** All that the account has, those that can still be brought back included. */
export const countFolders = async (db: Knex, userId: number): Promise<number> =>
  Folder.query(db).where({ user_id: userId }).resultSize();

type Change = Pick<ProjectRow, 'name' | 'name_key' | 'description' | 'updated_at'>;

/** False when the folder is gone, or is no longer of the version given. Fails as a duplicate when the name is taken. */
export async function changeFolder(
  db: Knex,
  id: number,
  change: Change,
  version: Date | undefined,
): Promise<boolean> {
  const changed = await Folder.query(db)
    .where({ id, ...(version && { updated_at: version }) })
    .whereNull('deleted_at')
    .patch(change);
  return changed > 0;
}

/** The first statement of whoever changes what a folder holds: they queue at its row, and would otherwise deadlock. */
export const touchFolder = async (trx: Knex.Transaction, id: number, now: Date): Promise<number> =>
  Folder.query(trx).where({ id }).patch({ updated_at: now });

/** Its name is free at once; the row stays, so that this can be undone. */
export const hideFolder = async (db: Knex, id: number, now: Date): Promise<number> =>
  Folder.query(db).where({ id }).patch({ deleted_at: now, name_key: null });

export const findHiddenFolder = async (db: Knex, id: number): Promise<ProjectRow | undefined> =>
  Folder.query(db).where({ id }).whereNotNull('deleted_at').first();

/** Fails as a duplicate when its name has been taken meanwhile. */
export const showFolder = async (db: Knex, id: number, nameKey: string): Promise<number> =>
  Folder.query(db).where({ id }).patch({ deleted_at: null, name_key: nameKey });

/** Removes folders that were hidden before this instant for good, some at a time, each after what it holds. */
export async function purgeHiddenFolders(db: Knex, before: Date): Promise<number> {
  const hidden = await Folder.query(db).where('deleted_at', '<', before).limit(500).select('id');
  for (const { id } of hidden) {
    await removeElements(db, id);
    await Folder.query(db).where({ id }).delete();
  }
  return hidden.length;
}
