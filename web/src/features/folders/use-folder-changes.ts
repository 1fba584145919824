import type { SearchResult } from '@massima/contract/search';
import { useQueryClient } from '@tanstack/react-query';
import {
  changeFolders,
  makeFolder,
  putRuling,
  putRulingBack,
  takeRulingOut,
  unmakeFolder,
} from '../../api/folders.ts';
import { createStore } from '../../lib/external-store.ts';
import { session } from '../../lib/session.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { lastFolder } from './last-folder.ts';
import { dropElement } from './use-saved-pages.ts';

/** Result with the query that found it. */
export interface Found {
  result: SearchResult;
  query: string;
}
export interface FolderChanges {
  add: readonly { projectId: number; found: Found }[];
  remove: readonly { projectId: number; idResult: string }[];
}

const saved = createStore<ReadonlySet<string>>(new Set());
session.onEnd(() => saved.set(new Set()));
/** Returns whether a result was saved since sign-in, which fills its bookmark. */
export const useIsSaved = (idResult: string): boolean => saved.use().has(idResult);
const markSaved = (idResult: string, isSaved: boolean) => {
  const next = new Set(saved.get());
  if (isSaved) next.add(idResult);
  else next.delete(idResult);
  saved.set(next);
};

/**
 * Adds results to folders and removes them. A call rejects if the server rejects it; earlier steps
 * stay.
 */
export function useFolderChanges() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    ...changeFolders,
    mutationFn: ({ steps }: { steps: () => Promise<void>; filled: FolderChanges['add' | 'remove'] }) =>
      steps(),
  });

  const { mutateAsync: removeMade } = useMutation(unmakeFolder);

  const add = async ({ projectId, found }: FolderChanges['add'][number]) => {
    await putRuling(projectId, found);
    markSaved(found.result.id_new, true);
    lastFolder.set(projectId);
  };
  const remove = async (key: FolderChanges['remove'][number]) => {
    await takeRulingOut(key);
    markSaved(key.idResult, false);
    dropElement(client, key.projectId, key.idResult);
  };

  /** Requests are sent serially, because changes of a folder wait for its row lock. */
  const apply = (changes: FolderChanges) =>
    mutateAsync({
      filled: changes.add,
      steps: async () => {
        for (const change of changes.remove) await remove(change);
        for (const change of changes.add) await add(change);
      },
    });
  const undo = (changes: FolderChanges) =>
    mutateAsync({
      filled: changes.remove,
      steps: async () => {
        for (const { projectId, found } of changes.add)
          await remove({ projectId, idResult: found.result.id_new });
        for (const key of changes.remove) await putRulingBack(key);
      },
    });
  /** Creates a folder with its content. Returns null if the name is taken. */
  const create = async (folder: { name: string; description: string }, finds: readonly Found[]) => {
    const [first, ...remaining] = finds;
    let made = null as number | null;
    await mutateAsync({
      filled: [],
      steps: async () => {
        made = await makeFolder(folder, first);
        if (made === null) return;
        if (first) markSaved(first.result.id_new, true);
        lastFolder.set(made);
        for (const found of remaining) await add({ projectId: made, found });
      },
    });
    return made;
  };
  const unmake = async (id: number, finds: readonly Found[]) => {
    await removeMade({ id, elements: finds.length });
    for (const { result } of finds) markSaved(result.id_new, false);
  };

  return { apply, undo, create, unmake };
}
