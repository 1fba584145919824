import type { z } from 'zod';
import type { addElementInput, elementKey, noteInput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { ProjectElement } from '../../models/project-element.ts';
import { done } from '../../outcome.ts';
import { findFolder } from './find-folder.ts';
import { insertElement } from './insert-element.ts';

export async function addElement({ db, clock }: Deps, actor: Actor, input: z.infer<typeof addElementInput>) {
  const folder = await findFolder(db, actor, 'change', input.id);
  await db.transaction((trx) => insertElement(trx, folder, input.projectelement, clock.now()));
  return done('result_saved_description');
}

/** Removing what is no longer there is a success: two tabs may both do it. */
export async function removeElement(
  { db }: Deps,
  actor: Actor,
  { projectId, idResult }: z.infer<typeof elementKey>,
) {
  await findFolder(db, actor, 'change', projectId);
  await ProjectElement.query(db).delete().where({ project_id: projectId, id_result: idResult });
  return done('folder_element_deleted');
}

export async function setNote(
  { db }: Deps,
  actor: Actor,
  { projectId, idResult, note }: z.infer<typeof noteInput>,
) {
  await findFolder(db, actor, 'change', projectId);
  const row = await ProjectElement.query(db).findOne({ project_id: projectId, id_result: idResult });
  if (!row) throw new AppError('file_not_found');
  await ProjectElement.query(db).findById(row.id).patch({ note });
  return done('ok');
}
