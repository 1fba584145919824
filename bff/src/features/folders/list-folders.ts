import type { z } from 'zod';
import type { Folder, listFoldersInput } from '@massima/contract/folders';
import { resolveOwner } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { foldersOf } from '../../models/folders.ts';
import { presentFolder } from './present-folder.ts';

export async function listFolders(
  { db }: Deps,
  actor: Actor,
  input: z.infer<typeof listFoldersInput>,
): Promise<Folder[]> {
  const owner = await resolveOwner(db, actor, 'read', 'folders', input.user);
  return (await foldersOf(db, owner)).map(presentFolder);
}
