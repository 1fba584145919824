import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { Project } from '../../models/project.ts';
import { done, notDone } from '../../outcome.ts';
import { findFolder } from './find-folder.ts';
import { nameKey } from './name-key.ts';
import { undoUntil } from './undo-until.ts';

/** The name is free at once; the rows stay for a day so that the deletion can be undone. */
export async function deleteFolder({ db, clock }: Deps, actor: Actor, id: number) {
  await findFolder(db, actor, 'change', id);
  await Project.query(db).findById(id).patch({ deleted_at: clock.now(), name_key: null });
  return done('folder_deleted');
}

export async function restoreFolder({ db, clock }: Deps, actor: Actor, id: number) {
  const folder = await Project.query(db).findById(id).whereNotNull('deleted_at');
  if (!folder?.deleted_at || folder.deleted_at < undoUntil(clock.now())) throw new AppError('file_not_found');
  authorize(actor, 'change', { of: 'folders', userId: folder.user_id }, 'file_not_found');
  try {
    await Project.query(db)
      .findById(id)
      .patch({ deleted_at: null, name_key: nameKey(folder.name) });
    return done('folder_created');
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    return notDone('folder_name_exists');
  }
}

/** For the janitor: what can no longer be undone goes for good. Resolves to the number of rows. */
export async function purgeDeletedFolders(db: Knex, now: Date): Promise<number> {
  const folders = await db('projects').where('deleted_at', '<', undoUntil(now)).limit(500).delete();
  const elements = await db('project_elements').where('removed_at', '<', undoUntil(now)).limit(500).delete();
  return folders + elements;
}
