import type { z } from 'zod';
import { foldersMax } from '@massima/contract/constants';
import type { createFolderInput, createFolderOutput } from '@massima/contract/folders';
import { resolveOwner } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../models/duplicate.ts';
import { countFolders, insertFolder } from '../../models/folders.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { consumeSaveLimit } from '../limits/index.ts';
import { asPermitted } from '../withdrawal/index.ts';
import { addToFolder } from './add-to-folder.ts';
import { findFolder } from './find-folder.ts';
import { nameKey } from './name-key.ts';
import { presentFolder } from './present-folder.ts';

/**
 * Creates a folder and its first element in one transaction. Throws `folder_full` at the account's
 * maximum number of folders.
 */
export async function createFolder(
  deps: Deps,
  actor: Actor,
  { user, name, description, projectelement }: z.infer<typeof createFolderInput>,
): Promise<z.infer<typeof createFolderOutput>> {
  const { db, clock } = deps;
  const owner = await resolveOwner(db, actor, 'change', 'folders', user);
  if (projectelement) await consumeSaveLimit(deps, actor);
  const element = projectelement && (await asPermitted(deps, projectelement));
  const now = clock.now();
  const row = {
    user_id: owner,
    name,
    name_key: nameKey(name),
    description,
    created_at: now,
    updated_at: now,
  };
  try {
    const id = await inTransaction(db, async (trx) => {
      // Every save locks the account's row before any other row.
      await lockUser(trx, owner);
      const created = await insertFolder(trx, row);
      if ((await countFolders(trx, owner)) > foldersMax) throw new AppError('folder_full');
      if (element) await addToFolder(trx, { id: created, user_id: owner }, element, now);
      return created;
    });
    const project = presentFolder(await findFolder(db, actor, 'change', id));
    return { success: true, message: 'folder_created', project };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return { success: false, message: 'folder_name_exists', project: null };
  }
}
