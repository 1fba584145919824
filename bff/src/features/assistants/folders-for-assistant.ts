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
import type { Element, Folder } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { addElement, createFolder, listElements, listFolders, nameKey, setNote } from '../folders/index.ts';
import { receiptFor, sendOut } from '../gate/index.ts';
import { resultToSave } from '../rulings/index.ts';
import { laterLines, named } from './present-ruling.ts';

const perPage = { folders: 100, results: 20 };
const longestPrinciple = 2000;

const folderNamed = async (deps: Deps, actor: Actor, name: string): Promise<Folder | undefined> =>
  (await listFolders(deps, actor, {})).find((folder) => nameKey(folder.name) === nameKey(name));

/**
 * Lists the folders, or the results in the folder `name`.
 * @throws AppError `file_not_found` if no folder has this name
 */
export async function foldersForAssistant(
  deps: Deps,
  actor: Actor,
  { folder: name, page }: z.infer<typeof myFoldersInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof myFoldersOutput>> {
  const { receipt } = await sendOut(deps, actor, { of: 'saved' });
  if (name === undefined || name === '') {
    const all = await listFolders(deps, actor, {});
    const from = (page - 1) * perPage.folders;
    return {
      folders: all.slice(from, from + perPage.folders).map(present),
      results: [],
      more: all.length > from + perPage.folders,
      receipt,
    };
  }
  const folder = await folderNamed(deps, actor, name);
  if (!folder) throw new AppError('file_not_found');
  const offset = (page - 1) * perPage.results;
  const request = { id: folder.project_id, limit: perPage.results, offset, after: 0 };
  const { elements } = await listElements(deps, actor, request, signal);
  return {
    folders: [present(folder)],
    results: elements.map((element) => ({
      ...presentSaved(deps, element),
      note: beginningOf(element.note, longestPrinciple),
    })),
    more: folder.elements > offset + perPage.results,
    receipt,
  };
}

const present = ({ name, description, elements }: Folder) => ({ name, description, results: elements });

/**
 * Presents a saved result. A text that is not confirmed to be a court's is omitted, because the
 * assistant would quote it as one.
 */
function presentSaved({ config }: Deps, { idResult, result, in_collection, indexed }: Element) {
  const { fictional, ...known } = named(config, idResult, citable(indexed ?? readSaved(result)));
  return {
    ...known,
    fictional: indexed ? fictional : null,
    in_collection: in_collection ?? null,
    principle: beginningOf(indexed?.document_diritto ?? '', longestPrinciple),
    later_fate: laterLines(indexed ?? {}),
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
  const existing = await folderNamed(deps, actor, name);
  const folder =
    existing ??
    // Another call may have created the folder in the meantime.
    (await createFolder(deps, actor, { name, description: name })).project ??
    (await folderNamed(deps, actor, name));
  if (!folder) throw new AppError('update_error');
  await addElement(deps, actor, { id: folder.project_id, projectelement: element });
  if (note !== undefined && note !== '')
    await setNote(deps, actor, { projectId: folder.project_id, idResult: result.id_new, note });
  return {
    saved: true,
    folder: folder.name,
    is_new_folder: !existing,
    citation: citation(result),
    receipt: await receiptFor(deps, actor),
  };
}
