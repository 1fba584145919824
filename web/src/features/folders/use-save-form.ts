import { delays } from '@massima/contract/constants';
import { type FormEvent, useState } from 'react';
import { forgetDeeds } from '../../lib/deeds.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { chooseFolder, cutTyped } from './folder-choice.ts';
import { changesOf, type Ticks } from './folder-changes.ts';
import { type FolderChanges, type Found, useFolderChanges } from './use-folder-changes.ts';

/** What is ticked, typed and about to be saved. One field for both ways: a folder that is found, or a new one that it names. */
export function useSaveForm(finds: readonly Found[], from: number | undefined, onClose: () => void) {
  const text = useText();
  const { t } = text;
  const list = trpc.projects.list.useQuery({});
  const held = trpc.projects.holding.useQuery(
    { ids: finds.map(({ result }) => result.id_new) },
    { staleTime: 0 },
  );
  const { apply, undo, create, isBusy } = useFolderChanges();
  const [typed, setTyped] = useState('');
  const [ticks, setTicks] = useState<Ticks>(new Map(from === undefined ? [] : [[from, false]]));
  const [isNaming, setNaming] = useState(false);
  const [description, setDescription] = useState('');
  const [banner, setBanner] = useState<string | null>(null);

  const folders = list.data ?? [];
  const holding = held.data ?? [];
  const isPending = list.isPending || held.isPending;
  const choice = chooseFolder(folders, typed);
  const isNew = choice.canCreate && !isPending && (isNaming || choice.matching.length === 0);
  const wanted = typed.trim() === '' || isNew ? undefined : (choice.exact ?? choice.matching[0]);
  const asked: Ticks = wanted ? new Map(ticks).set(wanted.project_id, true) : ticks;
  // Left for another folder, never for none.
  const isAnswered = from === undefined ? asked.size > 0 : [...asked.values()].includes(true);
  const canSave = !isPending && (isNew ? description.trim() !== '' : isAnswered);

  const failed = (error: unknown) =>
    toast(errorMessage(text, error, isNew ? 'error_folder_creation' : 'error_save'), { tone: 'error' });
  /** False: there is a folder of that name already. */
  const save = async (changes: FolderChanges): Promise<boolean> => {
    const fields = { name: typed.trim(), description: description.trim() };
    if (isNew && !(await create(fields, finds))) return false;
    await apply(changes);
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || isBusy) return;
    const changes = changesOf(asked, holding, finds);
    const isRemoval = !isNew && changes.add.length === 0 && changes.remove.length > 0;
    const canUndo = !isNew && changes.add.length + changes.remove.length > 0;
    try {
      if (await save(changes)) {
        if (!canUndo) forgetDeeds();
        toast(t(isRemoval ? 'folder_element_deleted' : 'result_saved_description'), {
          kind: 'saved',
          ...(canUndo && {
            ms: undoMs,
            actions: [{ label: t('undo'), run: () => void undo(changes).catch(failed), isUndo: true }],
          }),
        });
        return onClose();
      }
      setBanner(t('search_folder_exists'));
      setTimeout(() => setBanner(null), delays.errorBanner);
    } catch (error) {
      failed(error);
    }
  };

  return {
    folders,
    holding,
    error: list.error ?? held.error,
    isPending,
    isBusy,
    banner,
    typed,
    type: (name: string) => {
      setNaming(false);
      setTyped(cutTyped(name));
    },
    /** The folder that the Enter key takes. */
    wanted,
    ticks: asked,
    tick: (projectId: number, isTicked: boolean) => {
      setTicks(new Map(ticks).set(projectId, isTicked));
      setTyped('');
    },
    canCreate: choice.canCreate && !isNew && !isPending,
    startNaming: () => setNaming(true),
    isNew,
    isNaming,
    description,
    describe: setDescription,
    canSave,
    submit,
  };
}
