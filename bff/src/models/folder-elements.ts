import type { Knex } from 'knex';
import type { ProjectElementRow } from './research-rows.ts';

/** What a folder holds: a result that was taken out stays for a while, hidden, so that this can be undone. */
const ofFolder = (db: Knex, folderId: number) =>
  db('project_elements').where({ project_id: folderId, removed_at: null });

/** In the order saved. */
export const elementsOf = (
  db: Knex,
  folderId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProjectElementRow[]> => ofFolder(db, folderId).orderBy('id').limit(limit).offset(offset).select();

/** In the order saved, from behind this row. */
export const elementsAfter = (
  db: Knex,
  folderId: number,
  after: number,
  limit: number,
): Promise<ProjectElementRow[]> =>
  ofFolder(db, folderId).where('id', '>', after).orderBy('id').limit(limit).select();

export async function sizeOfFolder(db: Knex, folderId: number): Promise<{ elements: number; bytes: number }> {
  const [row] = await ofFolder(db, folderId).select<{ elements: number; bytes: number | string | null }[]>(
    db.raw('COUNT(*) AS elements, SUM(LENGTH(result) + LENGTH(query) + LENGTH(note)) AS bytes'),
  );
  return { elements: row?.elements ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Where the account's folders hold these results. */
export const placesOf = (
  db: Knex,
  userId: number,
  idResults: readonly string[],
): Promise<Pick<ProjectElementRow, 'id_result' | 'project_id'>[]> =>
  db('project_elements')
    .join('projects', 'projects.id', 'project_elements.project_id')
    .where('projects.user_id', userId)
    .whereNull('projects.deleted_at')
    .whereNull('project_elements.removed_at')
    .whereIn('project_elements.id_result', [...idResults])
    .select('project_elements.id_result', 'project_elements.project_id');

type Key = Pick<ProjectElementRow, 'project_id' | 'id_result'>;

/** False when the folder holds this result already: it stays as it is. */
export async function insertElement(
  trx: Knex.Transaction,
  row: Omit<ProjectElementRow, 'id' | 'removed_at'>,
): Promise<boolean> {
  const { project_id, id_result } = row;
  // Saved anew, one that was taken out does not come back with its old note and place.
  await trx('project_elements').where({ project_id, id_result }).whereNotNull('removed_at').delete();
  const [id] = await trx('project_elements').insert(row).onConflict(['project_id', 'id_result']).ignore();
  return id !== undefined && id > 0;
}

/** One that was taken out, too. */
export const findElement = (db: Knex, key: Key): Promise<ProjectElementRow | undefined> =>
  db('project_elements').where(key).first();

export const hideElement = (db: Knex, { project_id, id_result }: Key, now: Date): Promise<number> =>
  ofFolder(db, project_id).where({ id_result }).update({ removed_at: now });

export const showElement = (db: Knex, id: number): Promise<number> =>
  db('project_elements').where({ id }).update({ removed_at: null });

/** False when the folder has no such result. */
export async function setNote(db: Knex, { project_id, id_result }: Key, note: string): Promise<boolean> {
  // The server counts the rows that it finds, not only those that it changes.
  return (await ofFolder(db, project_id).where({ id_result }).update({ note })) > 0;
}

/** Removes what was taken out before this instant for good, some at a time. */
export const purgeHiddenElements = (db: Knex, before: Date): Promise<number> =>
  db('project_elements').where('removed_at', '<', before).limit(500).delete();
