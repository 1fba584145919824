import type { z } from 'zod';
import { folderElementsMax } from '@massima/contract/constants';
import type { addElementInput, elementKey, noteInput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { ProjectElement } from '../../models/project-element.ts';
import { done } from '../../outcome.ts';
import { findFolder } from './find-folder.ts';
import { insertElement } from './insert-element.ts';
import { undoUntil } from './undo-until.ts';

export async function addElement({ db, clock }: Deps, actor: Actor, input: z.infer<typeof addElementInput>) {
  const folder = await findFolder(db, actor, 'change', input.id);
  await db.transaction((trx) => insertElement(trx, folder, input.projectelement, clock.now()));
  return done('result_saved_description');
}

/** Removing what is no longer there is a success: two tabs may both do it. */
export async function removeElement(
  { db, clock }: Deps,
  actor: Actor,
  { projectId, idResult }: z.infer<typeof elementKey>,
) {
  await findFolder(db, actor, 'change', projectId);
  await ProjectElement.query(db)
    .where({ project_id: projectId, id_result: idResult, removed_at: null })
    .patch({ removed_at: clock.now() });
  return done('folder_element_deleted');
}

/** Undoing what is already undone is a success, too. Throws `folder_full` where the place was taken meanwhile. */
export async function restoreElement(
  { db, clock }: Deps,
  actor: Actor,
  { projectId, idResult }: z.infer<typeof elementKey>,
) {
  await findFolder(db, actor, 'change', projectId);
  await db.transaction(async (trx) => {
    // The folder's row first, as whoever saves does.
    await trx('projects').where({ id: projectId }).update({ updated_at: clock.now() });
    const row = await ProjectElement.query(trx).findOne({ project_id: projectId, id_result: idResult });
    if (!row || (row.removed_at && row.removed_at < undoUntil(clock.now())))
      throw new AppError('file_not_found');
    if (!row.removed_at) return;
    await ProjectElement.query(trx).findById(row.id).patch({ removed_at: null });
    const held = await ProjectElement.query(trx)
      .where({ project_id: projectId, removed_at: null })
      .resultSize();
    if (held > folderElementsMax) throw new AppError('folder_full');
  });
  return done('ok');
}

export async function setNote(
  { db }: Deps,
  actor: Actor,
  { projectId, idResult, note }: z.infer<typeof noteInput>,
) {
  await findFolder(db, actor, 'change', projectId);
  const row = await ProjectElement.query(db).findOne({
    project_id: projectId,
    id_result: idResult,
    removed_at: null,
  });
  if (!row) throw new AppError('file_not_found');
  await ProjectElement.query(db).findById(row.id).patch({ note });
  return done('ok');
}
