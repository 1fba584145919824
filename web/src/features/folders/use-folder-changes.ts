import type { SearchResult } from '@massima/contract/search';
import { useQueryClient } from '@tanstack/react-query';
import { elementOf } from '../../lib/element-of.ts';
import { createStore } from '../../lib/external-store.ts';
import { session } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { lastFolder } from './last-folder.ts';
import { dropElement } from './use-saved-pages.ts';

/** A result with the question that found it. */
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
/** Whether a result was saved here since signing in: its bookmark is filled. */
export const useIsSaved = (idResult: string): boolean => saved.use().has(idResult);
const mark = (idResult: string, isSaved: boolean) => {
  const next = new Set(saved.get());
  if (isSaved) next.add(idResult);
  else next.delete(idResult);
  saved.set(next);
};

/** Puts results into folders and takes them out. Each call rejects where the server refuses; what was done before stands. */
export function useFolderChanges() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const addOne = trpc.projects.addElement.useMutation();
  const removeOne = trpc.projects.removeElement.useMutation();
  const restoreOne = trpc.projects.restoreElement.useMutation();
  const createOne = trpc.projects.create.useMutation();

  /** `changed`: folders whose rulings are to be read anew; those of others may hold what waits to be undone. */
  const refresh = (changed: readonly { projectId: number }[]) =>
    Promise.all([
      utils.projects.list.invalidate(),
      utils.projects.byId.invalidate(),
      utils.projects.holding.invalidate(),
      ...changed.map(({ projectId: id }) => utils.projects.elements.invalidate({ id })),
    ]);
  const add = async ({ projectId, found }: FolderChanges['add'][number]) => {
    await addOne.mutateAsync({ id: projectId, projectelement: elementOf(found) });
    mark(found.result.id_new, true);
    lastFolder.set(projectId);
  };
  const remove = async (key: FolderChanges['remove'][number]) => {
    await removeOne.mutateAsync(key);
    mark(key.idResult, false);
    dropElement(client, key.projectId, key.idResult);
  };

  /** One after the other: all that change a folder wait for its row anyway. */
  const apply = async (changes: FolderChanges) => {
    try {
      for (const one of changes.remove) await remove(one);
      for (const one of changes.add) await add(one);
    } finally {
      await refresh(changes.add);
    }
  };
  const undo = async (changes: FolderChanges) => {
    try {
      for (const { projectId, found } of changes.add)
        await remove({ projectId, idResult: found.result.id_new });
      for (const key of changes.remove) await restoreOne.mutateAsync(key);
    } finally {
      await refresh(changes.remove);
    }
  };
  /** A folder made together with what it is made for. False: one of that name is there already. */
  const create = async (folder: { name: string; description: string }, finds: readonly Found[]) => {
    const [first, ...others] = finds;
    const { success, project } = await createOne.mutateAsync({
      ...folder,
      ...(first && { projectelement: elementOf(first) }),
    });
    if (!success || !project) return false;
    if (first) mark(first.result.id_new, true);
    lastFolder.set(project.project_id);
    await apply({ add: others.map((found) => ({ projectId: project.project_id, found })), remove: [] });
    return true;
  };

  const isBusy = [addOne, removeOne, restoreOne, createOne].some((one) => one.isPending);
  return { apply, undo, create, isBusy };
}
