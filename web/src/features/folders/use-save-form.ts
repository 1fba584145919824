import { delays } from '@massima/contract/constants';
import { useState } from 'react';
import { standardMutation } from '../../api/mutation.ts';
import { useFields } from '../../forms/use-fields.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { chooseFolder, truncateInput, type FolderChoice, isNameTooLong } from './folder-choice.ts';
import { changesOf, type Ticks } from './folder-changes.ts';
import { type FolderChanges, type Found, useFolderChanges } from './use-folder-changes.ts';

interface SaveRequest {
  /** Folder to be created. */
  folder: { name: string; description: string } | undefined;
  changes: FolderChanges;
}

interface Saved {
  /** False if a folder of that name exists. */
  isSaved: boolean;
  /** Id of the created folder. */
  made?: number | undefined;
}

/** State of the save form. The same field searches folders and names a new folder. */
export function useSaveForm(finds: readonly Found[], from: number | undefined, onClose: () => void) {
  const { t } = useText();
  const list = trpc.projects.list.useQuery({});
  const holdingQuery = trpc.projects.holding.useQuery(
    { ids: finds.map(({ result }) => result.id_new) },
    { staleTime: 0 },
  );
  const { apply, undo, create, unmake } = useFolderChanges();
  const [banner, setBanner] = useState<string | null>(null);
  const [ticks, setTicks] = useState<Ticks>(new Map(from === undefined ? [] : [[from, false]]));
  const [isNaming, setNaming] = useState(false);

  const folders = list.data ?? [];
  const holding = holdingQuery.data ?? [];
  const isPending = list.isPending || holdingQuery.isPending;
  const makes = ({ canCreate, matching }: FolderChoice) =>
    canCreate && !isPending && (isNaming || matching.length === 0);
  const fields = useFields({
    draft: null,
    saved: { name: '', description: '' },
    check: ({ name, description }) => ({
      ...(isNameTooLong(name) && { name: 'folder_name_limit_exceeded' }),
      ...(description.trim() === '' &&
        makes(chooseFolder(folders, name)) && { description: 'folder_description_needed' }),
    }),
    atOnce: ['name'],
  });
  const { name: input, description } = fields.values;
  const choice = chooseFolder(folders, input);
  const isNew = makes(choice);
  const target = input.trim() === '' || isNew ? undefined : (choice.exact ?? choice.matching[0]);
  const selected: Ticks = target ? new Map(ticks).set(target.project_id, true) : ticks;
  // The results leave the previous folder only if another folder contains them.
  const isComplete = from === undefined ? selected.size > 0 : [...selected.values()].includes(true);

  const options = standardMutation({ failed: isNew ? 'error_folder_creation' : 'error_save' });
  const form = useForm([fields], {
    ...options,
    mutationFn: async ({ folder, changes }: SaveRequest): Promise<Saved> => {
      const made = folder ? await create(folder, finds) : undefined;
      if (made === null) return { isSaved: false };
      await apply(changes);
      return { isSaved: true, made };
    },
    input: (): SaveRequest => ({
      folder: isNew ? { name: input.trim(), description: description.trim() } : undefined,
      changes: changesOf(selected, holding, finds),
    }),
    isRefused: ({ isSaved }) => {
      if (isSaved) return false;
      setBanner(t('search_folder_exists'));
      setTimeout(() => setBanner(null), delays.errorBanner);
      return true;
    },
    onDone: ({ made }, { folder, changes }) => {
      const isRemoval = !folder && changes.add.length === 0 && changes.remove.length > 0;
      const canUndo = made !== undefined || changes.add.length + changes.remove.length > 0;
      const takeBack = async () => {
        await undo(changes);
        if (made !== undefined) await unmake(made, finds);
      };
      toast(isRemoval ? t('folder_element_deleted') : savedIn(folder ? [folder.name] : added(changes)), {
        kind: 'saved',
        ...(canUndo && { ms: undoMs, actions: [{ label: t('undo'), run: takeBack, isUndo: true }] }),
      });
      onClose();
    },
  });

  /** Returns the names of the folders that received results. */
  function added({ add }: FolderChanges): string[] {
    const ids = new Set(add.map(({ projectId }) => projectId));
    return folders.filter(({ project_id: id }) => ids.has(id)).map(({ name }) => name);
  }
  function savedIn([name, ...otherNames]: string[]): string {
    if (name === undefined) return t('result_saved_description');
    return otherNames.length === 0
      ? t('save_done', { name })
      : t('save_done_several', { count: otherNames.length + 1 });
  }

  return {
    folders,
    holding,
    error: list.error ?? holdingQuery.error,
    isPending,
    isBusy: form.isPending,
    props: form.props,
    fields,
    banner,
    typed: input,
    type: (name: string) => {
      setNaming(false);
      fields.set({ name: truncateInput(name) });
    },
    /** Folder that Enter selects. */
    target,
    ticks: selected,
    tick: (projectId: number, isTicked: boolean) => {
      setTicks(new Map(ticks).set(projectId, isTicked));
      fields.set({ name: '' });
    },
    canCreate: choice.canCreate && !isNew && !isPending,
    startNaming: () => setNaming(true),
    isNew,
    isNaming,
    canSave: !isPending && (isNew ? form.isComplete : isComplete),
  };
}
