import { UniqueViolationError } from 'objection';
import type { z } from 'zod';
import type { createFolderOutput, updateFolderInput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { Project } from '../../models/project.ts';
import { findFolder } from './find-folder.ts';
import { nameKey } from './name-key.ts';
import { presentFolder } from './present-folder.ts';

/** `update_error` when the folder has changed since the version that the client was editing. */
export async function updateFolder(
  { db, clock }: Deps,
  actor: Actor,
  { id, project }: z.infer<typeof updateFolderInput>,
): Promise<z.infer<typeof createFolderOutput>> {
  const current = await findFolder(db, actor, 'change', id);
  const { name, description } = project;
  try {
    const changed = await Project.query(db)
      .findById(id)
      .whereNull('deleted_at')
      .modify((query) => {
        if (project.updatedAt) void query.where('updated_at', new Date(project.updatedAt));
      })
      // A millisecond later at least, so that a row is always found changed.
      .patch({
        name,
        name_key: nameKey(name),
        description,
        updated_at: later(clock.now(), current.updated_at),
      });
    if (changed === 0) throw new AppError('update_error');
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    return { success: false, message: 'folder_name_exists', project: null };
  }
  const folder = presentFolder(await findFolder(db, actor, 'change', id));
  return { success: true, message: 'folder_description_modified', project: folder };
}

const later = (now: Date, than: Date) => new Date(Math.max(now.getTime(), than.getTime() + 1));
