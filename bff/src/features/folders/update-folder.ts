import type { z } from 'zod';
import type { createFolderOutput, updateFolderInput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../models/duplicate.ts';
import { changeFolder } from '../../models/folders.ts';
import { findFolder } from './find-folder.ts';
import { nameKey } from './name-key.ts';
import { presentFolder } from './present-folder.ts';

/**
 * Updates a folder. Throws `update_error` if the folder changed after the version that the client
 * edited.
 */
export async function updateFolder(
  { db, clock }: Deps,
  actor: Actor,
  { id, project }: z.infer<typeof updateFolderInput>,
): Promise<z.infer<typeof createFolderOutput>> {
  const current = await findFolder(db, actor, 'change', id);
  const { name, description, updatedAt } = project;
  // At least a millisecond later, so that each version differs.
  const updated_at = later(clock.now(), current.updated_at);
  const version = updatedAt === undefined ? undefined : new Date(updatedAt);
  try {
    const change = { name, name_key: nameKey(name), description, updated_at };
    if (!(await changeFolder(db, id, change, version))) throw new AppError('update_error');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return { success: false, message: 'folder_name_exists', project: null };
  }
  const folder = presentFolder(await findFolder(db, actor, 'change', id));
  return { success: true, message: 'folder_description_modified', project: folder };
}

const later = (now: Date, than: Date) => new Date(Math.max(now.getTime(), than.getTime() + 1));
