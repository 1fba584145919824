import type { Knex } from 'knex';
import type { z } from 'zod';
import type { newElement } from '@massima/contract/folders';
import { folderElementsMax } from '@massima/contract/constants';
import { rulingIdOf } from '@massima/contract/format/ids';
import { AppError } from '../../errors.ts';
import { ProjectElement } from '../../models/project-element.ts';
import { serializeResult } from './serialize-result.ts';

/**
 * Adds a result to a folder; a second time changes nothing. The folder opens the ruling's full text only if the ruling was
 * served to its owner: otherwise saving made-up ids would copy the collection. Throws `folder_full`.
 */
export async function insertElement(
  trx: Knex.Transaction,
  folder: { id: number; user_id: number },
  element: z.infer<typeof newElement>,
  now: Date,
): Promise<void> {
  // The folder's row first: it queues those who save to the same folder, who would otherwise deadlock.
  await trx('projects').where({ id: folder.id }).update({ updated_at: now });
  const ruling = rulingIdOf(element.idResult);
  const served = await trx('served_rulings')
    .where({ user_id: folder.user_id, ruling_id: ruling })
    .first('ruling_id');
  // Saved anew, one that was taken out does not come back with its old note and place.
  await trx('project_elements')
    .where({ project_id: folder.id, id_result: element.idResult })
    .whereNotNull('removed_at')
    .delete();
  const [inserted] = await trx('project_elements')
    .insert({
      project_id: folder.id,
      id_result: element.idResult,
      ruling_id: served ? ruling : '',
      result: serializeResult(element.result),
      query: element.query,
      note: '',
      created_at: now,
    })
    .onConflict(['project_id', 'id_result'])
    .ignore();
  // The row is inserted first, so that saving again what a full folder holds stays the success it is.
  const held = await ProjectElement.query(trx)
    .where({ project_id: folder.id, removed_at: null })
    .resultSize();
  if (inserted && held > folderElementsMax) throw new AppError('folder_full');
}
