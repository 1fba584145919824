import type { z } from 'zod';
import type { addElementInput, elementKey, noteInput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findElement, hideElement, setNote as set, showElement } from '../../models/folder-elements.ts';
import { consumeSaveLimit, withinStorage } from '../limits/index.ts';
import { asPermitted } from '../withdrawal/index.ts';
import { touchFolder } from '../../models/folders.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { done } from '../../outcome.ts';
import { addToFolder, assertRoom } from './add-to-folder.ts';
import { findFolder } from './find-folder.ts';
import { undoUntil } from '../../undo-until.ts';

export async function addElement(deps: Deps, actor: Actor, input: z.infer<typeof addElementInput>) {
  const { db, clock } = deps;
  const folder = await findFolder(db, actor, 'change', input.id);
  await consumeSaveLimit(deps, actor);
  const element = await asPermitted(deps, input.projectelement);
  await inTransaction(db, (trx) => addToFolder(trx, folder, element, clock.now()));
  return done('result_saved_description');
}

/** Removes a result. Succeeds if it is already removed, because two tabs may both remove it. */
export async function removeElement(
  { db, clock }: Deps,
  actor: Actor,
  { projectId, idResult }: z.infer<typeof elementKey>,
) {
  await findFolder(db, actor, 'change', projectId);
  await hideElement(db, { project_id: projectId, id_result: idResult }, clock.now());
  return done('folder_element_deleted');
}

/**
 * Restores a removed result. Succeeds if it is already restored. Throws `folder_full` if the
 * folder has been filled since then.
 */
export async function restoreElement(
  { db, clock }: Deps,
  actor: Actor,
  { projectId, idResult }: z.infer<typeof elementKey>,
) {
  await findFolder(db, actor, 'change', projectId);
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await touchFolder(trx, projectId, now);
    const row = await findElement(trx, { project_id: projectId, id_result: idResult });
    if (!row || (row.removed_at && row.removed_at < undoUntil(now))) throw new AppError('file_not_found');
    if (!row.removed_at) return;
    await showElement(trx, row.id);
    await assertRoom(trx, projectId);
  });
  return done('ok');
}

/**
 * Sets the note of a result. Throws `folder_full` or `storage_full` if a longer note exceeds a
 * limit; a shorter note always succeeds. Throws `update_error` if the stored note differs from the
 * note that the client replaces.
 */
export async function setNote(
  { db }: Deps,
  actor: Actor,
  { projectId, idResult, note, before: expected }: z.infer<typeof noteInput>,
) {
  const { user_id } = await findFolder(db, actor, 'change', projectId);
  const key = { project_id: projectId, id_result: idResult };
  await inTransaction(db, (trx) =>
    withinStorage(trx, user_id, async () => {
      const before = await findElement(trx, key);
      if (!before || before.removed_at) throw new AppError('file_not_found');
      if (expected !== undefined && before.note !== expected) throw new AppError('update_error');
      if (!(await set(trx, key, note))) throw new AppError('file_not_found');
      const isLonger = note.length > before.note.length;
      if (isLonger) await assertRoom(trx, projectId);
      return isLonger;
    }),
  );
  return done('ok');
}
