import type { Knex } from 'knex';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../models/duplicate.ts';
import { purgeHiddenElements } from '../../models/folder-elements.ts';
import { findHiddenFolder, hideFolder, purgeHiddenFolders, showFolder } from '../../models/folders.ts';
import { done, notDone } from '../../outcome.ts';
import { findFolder } from './find-folder.ts';
import { nameKey } from './name-key.ts';
import { undoUntil } from '../../undo-until.ts';

/**
 * Deletes a folder. Its name is free immediately; the rows stay for a day, so that the deletion
 * can be undone.
 */
export async function deleteFolder({ db, clock }: Deps, actor: Actor, id: number) {
  await findFolder(db, actor, 'change', id);
  await hideFolder(db, id, clock.now());
  return done('folder_deleted');
}

export async function restoreFolder({ db, clock }: Deps, actor: Actor, id: number) {
  const folder = await findHiddenFolder(db, id);
  if (!folder?.deleted_at || folder.deleted_at < undoUntil(clock.now())) throw new AppError('file_not_found');
  authorize(actor, 'change', { of: 'folders', userId: folder.user_id }, 'file_not_found');
  try {
    await showFolder(db, id, nameKey(folder.name));
    return done('folder_created');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return notDone('folder_name_exists');
  }
}

/**
 * Permanently removes folders whose deletion can no longer be undone. Returns the number of rows.
 */
export const purgeDeletedFolders = async (db: Knex, now: Date): Promise<number> =>
  (await purgeHiddenFolders(db, undoUntil(now))) + (await purgeHiddenElements(db, undoUntil(now)));
