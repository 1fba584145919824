import { UniqueViolationError } from 'objection';
import type { z } from 'zod';
import type { createFolderInput, createFolderOutput } from '@massima/contract/folders';
import { ownerInQuestion } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { Project } from '../../models/project.ts';
import { findFolder } from './find-folder.ts';
import { insertElement } from './insert-element.ts';
import { nameKey } from './name-key.ts';
import { presentFolder } from './present-folder.ts';

/** The folder and its first element are written together or not at all. */
export async function createFolder(
  { db, clock }: Deps,
  actor: Actor,
  input: z.infer<typeof createFolderInput>,
): Promise<z.infer<typeof createFolderOutput>> {
  const owner = await ownerInQuestion(db, actor, 'change', 'folders', input.user);
  const now = clock.now();
  try {
    const id = await db.transaction(async (trx) => {
      const { id } = await Project.query(trx).insert({
        user_id: owner,
        name: input.name,
        name_key: nameKey(input.name),
        description: input.description,
        created_at: now,
        updated_at: now,
      });
      if (input.projectelement) await insertElement(trx, { id, user_id: owner }, input.projectelement, now);
      return id;
    });
    return {
      success: true,
      message: 'folder_created',
      project: presentFolder(await findFolder(db, actor, 'change', id)),
    };
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    return { success: false, message: 'folder_name_exists', project: null };
  }
}
