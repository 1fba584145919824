import type { SearchResult } from '@massima/contract/search';
import { trpc } from '../../lib/trpc.ts';

type Target = { project_id: number } | { name: string; description: string };

/** Saves a result to a folder, or to a new one made together with it. False: a folder of that name is there already. */
export function useSaveResult(result: SearchResult, query: string) {
  const utils = trpc.useUtils();
  const add = trpc.projects.addElement.useMutation();
  const create = trpc.projects.create.useMutation();

  const save = async (target: Target): Promise<boolean> => {
    // The folder keeps the result as it was found; its full text can be fetched again.
    const { ruling_full_text: _left, ...document } = result.document;
    const projectelement = {
      idResult: result.id_new,
      result: JSON.stringify({ ...result, document }),
      query,
    };
    if ('project_id' in target) {
      await add.mutateAsync({ id: target.project_id, projectelement });
      await utils.projects.elements.invalidate({ id: target.project_id });
    } else {
      const { success } = await create.mutateAsync({ ...target, projectelement });
      if (!success) return false;
    }
    await utils.projects.list.invalidate();
    return true;
  };

  return { save, isBusy: add.isPending || create.isPending };
}
