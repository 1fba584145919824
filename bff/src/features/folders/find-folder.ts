import type { Knex } from 'knex';
import { authorize } from '../../access.ts';
import type { Actor, AccessAction } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { findFolder as find, type FolderRow } from '../../models/folders.ts';

/** Returns the folder. Throws `file_not_found` if it is missing or the actor lacks access. */
export async function findFolder(
  db: Knex,
  actor: Actor,
  action: AccessAction,
  id: number,
): Promise<FolderRow> {
  const folder = await find(db, id);
  if (!folder) throw new AppError('file_not_found');
  authorize(actor, action, { of: 'folders', userId: folder.user_id }, 'file_not_found');
  return folder;
}
