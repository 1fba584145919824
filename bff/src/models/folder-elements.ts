import type { Knex } from 'knex';
import { type ModelObject, raw } from 'objection';
import { BaseModel } from './base-model.ts';
import { placed, placeDistance, placeOfId, placeSql } from './element-places.ts';

export class FolderElement extends BaseModel {
  static override readonly tableName = 'project_elements';
  declare id: number;
  declare project_id: number;
  declare id_result: string;
  /** Empty: the ruling was never served to the owner, so the folder does not open its text. */
  declare ruling_id: string;
  declare result: string;
  declare query: string;
  declare note: string;
  declare created_at: Date;
  declare removed_at: Date | null;
  /** Null until the result is moved; `placed` then computes the position. */
  declare place: number | null;
}

export type ProjectElementRow = ModelObject<FolderElement>;

/** Selects the results of a folder, without hidden results. */
const ofFolder = (db: Knex, folderId: number) =>
  FolderElement.query(db).where({ project_id: folderId, removed_at: null });

/**
 * Returns a page in the folder's order, after the row with the id `after`. If that row is
 * permanently deleted, the page starts after the position at which it was saved.
 */
export async function elementsOf(
  db: Knex,
  folderId: number,
  { after, limit, offset = 0 }: { after: number; limit: number; offset?: number },
): Promise<ProjectElementRow[]> {
  const last = FolderElement.query(db).where({ project_id: folderId, id: after }).select(placeSql());
  // The sort uses the index only; rows are read for this page only.
  const page = ofFolder(db, folderId)
    .select('id', placed())
    .where(placeSql(), '>', raw('COALESCE(?, ?)', [last, placeOfId(after)]))
    .orderBy('at')
    .limit(limit)
    .offset(offset);
  return FolderElement.query(db)
    .select('project_elements.*')
    .join(page.as('page'), 'page.id', 'project_elements.id')
    .orderBy('page.at');
}

export async function sizeOfFolder(db: Knex, folderId: number): Promise<{ elements: number; bytes: number }> {
  const [row] = await ofFolder(db, folderId)
    .select(raw('COUNT(*) AS elements, SUM(LENGTH(result) + LENGTH(query) + LENGTH(note)) AS bytes'))
    .castTo<{ elements: number; bytes: number | string | null }[]>();
  return { elements: row?.elements ?? 0, bytes: Number(row?.bytes ?? 0) };
}

type Key = Pick<ProjectElementRow, 'project_id' | 'id_result'>;

/**
 * Inserts a result. Returns false if the folder already contains the result, which then stays
 * unchanged.
 */
export async function insertElement(
  trx: Knex.Transaction,
  row: Omit<ProjectElementRow, 'id' | 'removed_at' | 'place'>,
): Promise<boolean> {
  const { project_id, id_result } = row;
  // Deletes a hidden copy, so that a result that is saved again does not get its old note and
  // position.
  await FolderElement.query(trx).where({ project_id, id_result }).whereNotNull('removed_at').delete();
  const { id } = await FolderElement.query(trx).insert(row).onConflict(['project_id', 'id_result']).ignore();
  return id > 0;
}

/** Finds a result by its key, including a hidden result. */
export const findElement = async (db: Knex, key: Key): Promise<ProjectElementRow | undefined> =>
  FolderElement.query(db).where(key).first();

export const hideElement = async (db: Knex, { project_id, id_result }: Key, now: Date): Promise<number> =>
  ofFolder(db, project_id).where({ id_result }).patch({ removed_at: now });

export const showElement = async (db: Knex, id: number): Promise<number> =>
  FolderElement.query(db).where({ id }).patch({ removed_at: null });

/** Sets the note of a result. Returns false if the folder has no such result. */
export async function setNote(db: Knex, { project_id, id_result }: Key, note: string): Promise<boolean> {
  // The count is of matched rows, not of changed rows.
  return (await ofFolder(db, project_id).where({ id_result }).patch({ note })) > 0;
}

/** Position of a result in a folder. A hidden result keeps its position. */
export type Placed = Pick<ProjectElementRow, 'id' | 'id_result' | 'removed_at'> & { at: number };

/** Returns the positions of all results of a folder, in order. */
export const placesOfFolder = async (trx: Knex.Transaction, folderId: number): Promise<Placed[]> =>
  FolderElement.query(trx)
    .where({ project_id: folderId })
    .select('id', 'id_result', 'removed_at', placed())
    .orderBy('at')
    .castTo<Placed[]>();

export const placeElement = async (trx: Knex.Transaction, id: number, position: number): Promise<number> =>
  FolderElement.query(trx).where({ id }).patch({ place: position });

/**
 * Spreads a folder's results over the positions of its highest id, once no free positions are left
 * between two. Results saved later still come last.
 */
export async function spreadPlaces(trx: Knex.Transaction, folderId: number, rows: readonly Placed[]) {
  const first = placeOfId(Math.max(...rows.map(({ id }) => id)));
  const apart = Math.floor(placeDistance / (rows.length + 1));
  await trx.raw(
    `UPDATE project_elements JOIN
       (SELECT id, ROW_NUMBER() OVER (ORDER BY COALESCE(place, id * ?)) AS nth FROM project_elements WHERE project_id = ?) AS ranked
       ON ranked.id = project_elements.id
     SET place = ? + ranked.nth * ?`,
    [placeDistance, folderId, first, apart],
  );
}

/** Maximum number of rows per statement: a result can have 64 kB. */
const removedAtOnce = 500;

/** Permanently deletes one batch of results that were hidden before this instant. */
export const purgeHiddenElements = async (db: Knex, before: Date): Promise<number> =>
  FolderElement.query(db).where('removed_at', '<', before).limit(removedAtOnce).delete();

/** Permanently removes all results of a folder, in small batches with short locks. */
export async function removeElements(db: Knex, folderId: number): Promise<void> {
  let removed: number;
  do removed = await FolderElement.query(db).where({ project_id: folderId }).limit(removedAtOnce).delete();
  while (removed === removedAtOnce);
}
