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
  /** Null until it was moved: `placed` says where it is then. */
  declare place: number | null;
}

export type ProjectElementRow = ModelObject<FolderElement>;

/**
 * What a folder contains: a result that was taken out stays for a while, hidden, so that this can be undone.
 */
const ofFolder = (db: Knex, folderId: number) =>
  FolderElement.query(db).where({ project_id: folderId, removed_at: null });

/**
 * In the folder's order, from behind the row of this id, wherever that is now. One that has gone for good was where it was
 * saved.
 */
export async function elementsOf(
  db: Knex,
  folderId: number,
  { after, limit, offset = 0 }: { after: number; limit: number; offset?: number },
): Promise<ProjectElementRow[]> {
  const last = FolderElement.query(db).where({ project_id: folderId, id: after }).select(placeSql());
  // Sorted by the index alone: the rows are read for this page only.
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

/** False when the folder contains this result already: it stays unchanged. */
export async function insertElement(
  trx: Knex.Transaction,
  row: Omit<ProjectElementRow, 'id' | 'removed_at' | 'place'>,
): Promise<boolean> {
  const { project_id, id_result } = row;
  // Saved again, one that was taken out does not come back with its old note and place.
  await FolderElement.query(trx).where({ project_id, id_result }).whereNotNull('removed_at').delete();
  const { id } = await FolderElement.query(trx).insert(row).onConflict(['project_id', 'id_result']).ignore();
  return id > 0;
}

/** One that was taken out, too. */
export const findElement = async (db: Knex, key: Key): Promise<ProjectElementRow | undefined> =>
  FolderElement.query(db).where(key).first();

export const hideElement = async (db: Knex, { project_id, id_result }: Key, now: Date): Promise<number> =>
  ofFolder(db, project_id).where({ id_result }).patch({ removed_at: now });

export const showElement = async (db: Knex, id: number): Promise<number> =>
  FolderElement.query(db).where({ id }).patch({ removed_at: null });

/** False when the folder has no such result. */
export async function setNote(db: Knex, { project_id, id_result }: Key, note: string): Promise<boolean> {
  // The server counts the rows that it finds, not only those that it changes.
  return (await ofFolder(db, project_id).where({ id_result }).patch({ note })) > 0;
}

/** Where a result of a folder is, also one that was taken out, whose place waits for it. */
export type Placed = Pick<ProjectElementRow, 'id' | 'id_result' | 'removed_at'> & { at: number };

/** All of a folder in its order. */
export const placesOfFolder = async (trx: Knex.Transaction, folderId: number): Promise<Placed[]> =>
  FolderElement.query(trx)
    .where({ project_id: folderId })
    .select('id', 'id_result', 'removed_at', placed())
    .orderBy('at')
    .castTo<Placed[]>();

export const placeElement = async (trx: Knex.Transaction, id: number, place: number): Promise<number> =>
  FolderElement.query(trx).where({ id }).patch({ place });

/** Spreads a folder whose places have no room in between over those of its highest id: what is saved next still comes behind. */
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

/** What no statement should exceed: a result may have 64 kB. */
const removedAtOnce = 500;

/** Removes what was taken out before this instant for good, some at a time. */
export const purgeHiddenElements = async (db: Knex, before: Date): Promise<number> =>
  FolderElement.query(db).where('removed_at', '<', before).limit(removedAtOnce).delete();

/** Permanently removes all that a folder contains, in small batches that lock nothing for long. */
export async function removeElements(db: Knex, folderId: number): Promise<void> {
  let removed: number;
  do removed = await FolderElement.query(db).where({ project_id: folderId }).limit(removedAtOnce).delete();
  while (removed === removedAtOnce);
}
