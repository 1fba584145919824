import type { z } from 'zod';
import type { elementsInput, elementsOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { elementsOf } from '../../models/folder-elements.ts';
import { findFolder } from './find-folder.ts';
import { presentElement } from './present-folder.ts';

/** In the order saved; the folder's own `elements` says how many there are. */
export async function listElements(
  { db }: Deps,
  actor: Actor,
  { id, ...page }: z.infer<typeof elementsInput>,
): Promise<z.infer<typeof elementsOutput>> {
  await findFolder(db, actor, 'read', id);
  return (await elementsOf(db, id, page)).map(presentElement);
}
