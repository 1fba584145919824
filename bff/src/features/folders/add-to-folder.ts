import type { Knex } from 'knex';
import type { z } from 'zod';
import { folderBytesMax, folderElementsMax, savedResultsMax } from '@massima/contract/constants';
import type { newElement } from '@massima/contract/folders';
import { rulingIdOf } from '@massima/contract/format/ids';
import { AppError } from '../../errors.ts';
import { insertElement, sizeOfFolder } from '../../models/folder-elements.ts';
import { withinStorage } from '../limits/index.ts';
import { countSaved, touchFolder, type FolderRow } from '../../models/folders.ts';
import { howKnown } from '../../models/served-rulings.ts';

/**
 * Adds a result to a folder; a second time changes nothing. The folder opens the ruling's full
 * text only if the ruling was shown to its owner. Otherwise saving made-up ids would copy the
 * collection. Throws `folder_full` at the maximum for the folder or the account, `storage_full` if
 * the account's storage is full.
 */
export async function addToFolder(
  trx: Knex.Transaction,
  folder: Pick<FolderRow, 'id' | 'user_id'>,
  { idResult, result, query }: z.infer<typeof newElement>,
  now: Date,
): Promise<void> {
  await withinStorage(trx, folder.user_id, async () => {
    await touchFolder(trx, folder.id, now);
    const ruling = rulingIdOf(idResult);
    const isNew = await insertElement(trx, {
      project_id: folder.id,
      id_result: idResult,
      ruling_id: (await howKnown(trx, folder.user_id, ruling)) === 'shown' ? ruling : '',
      result,
      query,
      note: '',
      created_at: now,
    });
    // The row is inserted first, so that saving an existing result in a full folder succeeds.
    if (!isNew) return false;
    await assertRoom(trx, folder.id);
    if ((await countSaved(trx, folder.user_id)) > savedResultsMax) throw new AppError('folder_full');
    return true;
  });
}

/** Throws `folder_full` if a folder exceeds its limits, which rolls the transaction back. */
export async function assertRoom(trx: Knex.Transaction, folderId: number): Promise<void> {
  const { elements, bytes } = await sizeOfFolder(trx, folderId);
  if (elements > folderElementsMax || bytes > folderBytesMax) throw new AppError('folder_full');
}
