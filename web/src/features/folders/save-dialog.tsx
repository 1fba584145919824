import { Button, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { debounces, delays, folderDescriptionMax } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { chooseFolder, cutTyped, isNameTooLong } from './folder-choice.ts';
import { FolderTicks, onArrows } from './folder-ticks.tsx';
import { changesOf, type Ticks } from './folder-changes.ts';
import classes from './save-dialog.module.css';
import { type FolderChanges, type Found, useFolderChanges } from './use-folder-changes.ts';

/**
 * The folders that hold the results are ticked. One field for both ways: Enter takes the first folder it finds, or makes the
 * new one it names.
 */
export function SaveDialog({ founds, onClose }: { founds: readonly Found[]; onClose: () => void }) {
  const text = useText();
  const { t } = text;
  const list = trpc.projects.list.useQuery({});
  const held = trpc.projects.holding.useQuery(
    { ids: founds.map(({ result }) => result.id_new) },
    { staleTime: 0 },
  );
  const { apply, undo, create, isBusy } = useFolderChanges();
  const [typed, setTyped] = useState('');
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [isNaming, setNaming] = useState(false);
  const [description, setDescription] = useState('');
  const [banner, setBanner] = useState<string | null>(null);

  const folders = list.data ?? [];
  const isPending = list.isPending || held.isPending;
  const error = list.error ?? held.error;
  // The list follows when typing pauses; what is saved to is decided by what stands in the field.
  const [settled] = useDebouncedValue(typed, debounces.folderSearch);
  const choice = chooseFolder(folders, typed);
  const isNew = choice.canCreate && !isPending && (isNaming || choice.matching.length === 0);
  const wanted = typed.trim() === '' || isNew ? undefined : (choice.exact ?? choice.matching[0]);
  const asked: Ticks = wanted ? new Map(ticks).set(wanted.project_id, true) : ticks;
  const canSave = !isPending && (isNew ? description.trim() !== '' : asked.size > 0);

  const isSaved = async (changes: FolderChanges): Promise<boolean> => {
    if (isNew && !(await create({ name: typed.trim(), description: description.trim() }, founds)))
      return false;
    await apply(changes);
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || isBusy) return;
    const changes = changesOf(asked, held.data ?? [], founds);
    const isRemoval = !isNew && changes.add.length === 0 && changes.remove.length > 0;
    const failed = (error: unknown) =>
      toast(errorMessage(text, error, isNew ? 'error_folder_creation' : 'error_save'), { tone: 'error' });
    try {
      if (await isSaved(changes)) {
        const canUndo = !isNew && changes.add.length + changes.remove.length > 0;
        toast(t(isRemoval ? 'folder_element_deleted' : 'result_saved_description'), {
          ...(canUndo && {
            ms: undoMs,
            actions: [{ label: t('undo'), run: () => void undo(changes).catch(failed) }],
          }),
        });
        onClose();
        return;
      }
      setBanner(t('search_folder_exists'));
      setTimeout(() => setBanner(null), delays.errorBanner);
    } catch (error) {
      failed(error);
    }
  };
  const first = founds[0];

  return (
    <Dialog title={t('result_save')} onClose={onClose}>
      <p className={classes.what}>
        {founds.length === 1 && first ? citation(first.result) : t('save_several', { count: founds.length })}
      </p>
      {banner && (
        <Notice tone="warning" urgent>
          {banner}
        </Notice>
      )}
      <form onSubmit={(event) => void submit(event)} onKeyDown={onArrows}>
        <TextInput
          label={t('save_folder')}
          description={wanted ? t('save_enter', { name: wanted.name }) : t('save_folder_hint')}
          autoComplete="off"
          data-autofocus
          value={typed}
          error={isNameTooLong(typed) && t('folder_name_limit_exceeded')}
          onChange={(event) => {
            setNaming(false);
            setTyped(cutTyped(event.currentTarget.value));
          }}
        />
        {isPending && <ScreenSkeleton lines={2} />}
        {error && <Notice tone="error">{errorMessage(text, error, 'error_getting_folders')}</Notice>}
        {!isPending && (
          <FolderTicks
            folders={chooseFolder(folders, settled).matching}
            holding={held.data ?? []}
            founds={founds}
            ticks={asked}
            onTick={(id, isTicked) => {
              setTicks(new Map(ticks).set(id, isTicked));
              setTyped('');
            }}
          />
        )}
        {choice.canCreate && !isNew && !isPending && (
          <Button variant="subtle" mt="xs" onClick={() => setNaming(true)}>
            {t('save_new', { name: typed.trim() })}
          </Button>
        )}
        {isNew && (
          <Textarea
            mt="md"
            label={t('save_new_description', { name: typed.trim() })}
            required
            withAsterisk={false}
            autoFocus={isNaming}
            rows={2}
            maxLength={folderDescriptionMax}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={isBusy} disabled={!canSave}>
            {t(isNew ? 'save_create' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
