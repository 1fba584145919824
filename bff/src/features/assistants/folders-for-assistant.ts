import type { z } from 'zod';
import type {
  myFoldersInput,
  myFoldersOutput,
  saveToFolderInput,
  saveToFolderOutput,
} from '@massima/contract/assistants';
import { beginningOf } from '@massima/contract/format/beginning';
import { citation } from '@massima/contract/format/citation';
import { citable, readSaved, storedResult } from '@massima/contract/format/saved-result';
import type { Folder } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { addElement, createFolder, listElements, listFolders, nameKey, setNote } from '../folders/index.ts';
import { resultToSave } from '../rulings/index.ts';
import { named } from './present-ruling.ts';

const perPage = { folders: 100, results: 20 };
const longestPrinciple = 2000;

const folderNamed = async (deps: Deps, actor: Actor, name: string): Promise<Folder | undefined> =>
  (await listFolders(deps, actor, {})).find((folder) => nameKey(folder.name) === nameKey(name));

/** The folders, or what the one of this name holds; `file_not_found` where there is none. */
export async function foldersForAssistant(
  deps: Deps,
  actor: Actor,
  { folder: name, page }: z.infer<typeof myFoldersInput>,
): Promise<z.infer<typeof myFoldersOutput>> {
  if (name === undefined || name === '') {
    const all = await listFolders(deps, actor, {});
    const from = (page - 1) * perPage.folders;
    return {
      folders: all.slice(from, from + perPage.folders).map(present),
      results: [],
      more: all.length > from + perPage.folders,
    };
  }
  const folder = await folderNamed(deps, actor, name);
  if (!folder) throw new AppError('file_not_found');
  const offset = (page - 1) * perPage.results;
  const elements = await listElements(deps, actor, {
    id: folder.project_id,
    limit: perPage.results,
    offset,
    after: 0,
  });
  return {
    folders: [present(folder)],
    results: elements.map(({ idResult, result, note }) => ({
      ...presentSaved(deps, idResult, result),
      note: beginningOf(note, longestPrinciple),
    })),
    more: folder.elements > offset + perPage.results,
  };
}

const present = ({ name, description, elements }: Folder) => ({ name, description, results: elements });

function presentSaved({ config }: Deps, id: string, stored: string) {
  const saved = readSaved(stored);
  return {
    ...named(config, id, citable(saved)),
    principle: beginningOf(saved.document_diritto ?? '', longestPrinciple),
  };
}

export async function saveForAssistant(
  deps: Deps,
  actor: Actor,
  { id, folder: name, note }: z.infer<typeof saveToFolderInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof saveToFolderOutput>> {
  const result = await resultToSave(deps, actor, id, signal);
  const element = { idResult: result.id_new, result: storedResult({ ...result }), query: '' };
  const known = await folderNamed(deps, actor, name);
  const folder =
    known ??
    // Made by another call meanwhile: it has the name.
    (await createFolder(deps, actor, { name, description: name })).project ??
    (await folderNamed(deps, actor, name));
  if (!folder) throw new AppError('update_error');
  await addElement(deps, actor, { id: folder.project_id, projectelement: element });
  if (note !== undefined && note !== '')
    await setNote(deps, actor, { projectId: folder.project_id, idResult: result.id_new, note });
  return { saved: true, folder: folder.name, is_new_folder: !known, citation: citation(result) };
}
