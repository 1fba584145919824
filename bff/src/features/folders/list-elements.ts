import type { z } from 'zod';
import type { elementsInput, elementsOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ProjectElement } from '../../models/project-element.ts';
import { findFolder } from './find-folder.ts';
import { presentElement } from './present-folder.ts';

/** In the order saved; the folder's own `elements` says how many there are. */
export async function listElements(
  { db }: Deps,
  actor: Actor,
  { id, limit, offset }: z.infer<typeof elementsInput>,
): Promise<z.infer<typeof elementsOutput>> {
  await findFolder(db, actor, 'read', id);
  const rows = await ProjectElement.query(db)
    .where({ project_id: id, removed_at: null })
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  return rows.map(presentElement);
}
