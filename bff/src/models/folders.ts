import type { Knex } from 'knex';
import { Model, type ModelObject, type RelationMappings } from 'objection';
import { BaseModel } from './base-model.ts';
import { FolderElement, type ProjectElementRow, removeElements } from './folder-elements.ts';

class Folder extends BaseModel {
  static override readonly tableName = 'projects';
  declare id: number;
  declare user_id: number;
  declare name: string;
  /** A hash of the trimmed, lower-cased name; null once deleted, which frees the name. */
  declare name_key: string | null;
  declare description: string;
  declare created_at: Date;
  declare updated_at: Date;
  declare deleted_at: Date | null;

  static override relationMappings = (): RelationMappings => ({
    elements: {
      relation: Model.HasManyRelation,
      modelClass: FolderElement,
      join: { from: 'projects.id', to: 'project_elements.project_id' },
    },
  });
}

export type ProjectRow = ModelObject<Folder>;

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

/** Returns the account's folders, last changed first. */
export const foldersOf = async (db: Knex, userId: number): Promise<FolderRow[]> =>
  activeFolders(db).where({ user_id: userId }).orderBy('updated_at', 'desc').orderBy('id', 'desc');

/**
 * Inserts a folder and returns its id.
 * @throws a duplicate error if the name is taken
 */
export async function insertFolder(trx: Knex, row: Omit<ProjectRow, 'id' | 'deleted_at'>): Promise<number> {
  const { id } = await Folder.query(trx).insert(row);
  return id;
}

/** Counts the folders of an account, including deleted folders that can still be restored. */
export const countFolders = async (db: Knex, userId: number): Promise<number> =>
  Folder.query(db).where({ user_id: userId }).resultSize();

type Change = Pick<ProjectRow, 'name' | 'name_key' | 'description' | 'updated_at'>;

/**
 * Changes a folder. Returns false if the folder is deleted or has another version.
 * @throws a duplicate error if the name is taken
 */
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

/**
 * Updates a folder's date. It must be the first statement of a content change: changes queue at
 * this row and would otherwise deadlock.
 */
export const touchFolder = async (trx: Knex.Transaction, id: number, now: Date): Promise<number> =>
  Folder.query(trx).where({ id }).patch({ updated_at: now });

/**
 * Locks a folder. The first statement of a change that affects only the order, which does not
 * create a new version.
 */
export const lockFolder = async (trx: Knex.Transaction, id: number): Promise<ProjectRow | undefined> =>
  Folder.query(trx).findById(id).forUpdate();

/** Hides a folder. Its name is free immediately; the row stays for an undo. */
export const hideFolder = async (db: Knex, id: number, now: Date): Promise<number> =>
  Folder.query(db).where({ id }).patch({ deleted_at: now, name_key: null });

export const findHiddenFolder = async (db: Knex, id: number): Promise<ProjectRow | undefined> =>
  Folder.query(db).where({ id }).whereNotNull('deleted_at').first();

/**
 * Restores a folder.
 * @throws a duplicate error if its name has been taken since
 */
export const showFolder = async (db: Knex, id: number, nameKey: string): Promise<number> =>
  Folder.query(db).where({ id }).patch({ deleted_at: null, name_key: nameKey });

/**
 * Permanently deletes one batch of folders that were hidden before this instant, each after its
 * results.
 */
export async function purgeHiddenFolders(db: Knex, before: Date): Promise<number> {
  const hidden = await Folder.query(db).where('deleted_at', '<', before).limit(500).select('id');
  for (const { id } of hidden) {
    await removeElements(db, id);
    await Folder.query(db).where({ id }).delete();
  }
  return hidden.length;
}

/** Counts the results in all folders of the account, including those that can still be restored. */
export async function countSaved(db: Knex, userId: number): Promise<number> {
  const [row] = await Folder.query(db)
    .joinRelated('elements')
    .where({ user_id: userId })
    .count('* as saved')
    .castTo<{ saved: number }[]>();
  return row?.saved ?? 0;
}

/** Returns the folders of the account that contain these results. */
export const placesOf = async (
  db: Knex,
  userId: number,
  idResults: readonly string[],
): Promise<Pick<ProjectElementRow, 'id_result' | 'project_id'>[]> =>
  Folder.query(db)
    .joinRelated('elements')
    .where({ user_id: userId, deleted_at: null, 'elements.removed_at': null })
    .whereIn('elements.id_result', [...idResults])
    .select('elements.id_result', 'elements.project_id')
    .castTo<Pick<ProjectElementRow, 'id_result' | 'project_id'>[]>();
