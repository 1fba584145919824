import { Button, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { debounces, delays, folderDescriptionMax } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type FormEvent, useState } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { chooseFolder, cutTyped, isNameTooLong } from './folder-choice.ts';
import classes from './save-dialog.module.css';
import { useSaveResult } from './use-save-result.ts';

interface Props {
  result: SearchResult;
  query: string;
  onClose: () => void;
  onSaved: () => void;
}

/** One field for both ways: it finds a folder as one types, or becomes the name of a new one. */
export function SaveDialog({ result, query, onClose, onSaved }: Props) {
  const text = useText();
  const { t } = text;
  const folders = trpc.projects.list.useQuery({});
  const { save, isBusy } = useSaveResult(result, query);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const [description, setDescription] = useState('');
  const [banner, setBanner] = useState<string | null>(null);

  // The list follows when typing pauses; what is saved to is decided by what stands in the field.
  const [settled] = useDebouncedValue(typed, debounces.folderSearch);
  const { matching } = chooseFolder(folders.data ?? [], settled);
  const { exact, ...choice } = chooseFolder(folders.data ?? [], typed);
  // A name is not called new before it is known which ones there are.
  const canCreate = choice.canCreate && !folders.isPending;
  const chosen = folders.data?.find((f) => f.project_id === picked) ?? exact;
  const canSave = chosen !== undefined || (canCreate && description.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || isBusy) return;
    try {
      const saved = await save(chosen ?? { name: typed.trim(), description: description.trim() });
      if (saved) {
        toast(t('result_saved_description'));
        onSaved();
        onClose();
        return;
      }
      setBanner(t('search_folder_exists'));
      setTimeout(() => setBanner(null), delays.errorBanner);
    } catch (error) {
      toast(errorMessage(text, error, chosen ? 'error_save' : 'error_folder_creation'), { tone: 'error' });
    }
  };

  return (
    <Dialog title={t('result_save')} onClose={onClose}>
      <p className={classes.what}>{citation(result)}</p>
      {banner && (
        <Notice tone="warning" urgent>
          {banner}
        </Notice>
      )}
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('save_folder')}
          description={t('save_folder_hint')}
          autoComplete="off"
          data-autofocus
          value={chosen && picked !== null ? chosen.name : typed}
          error={isNameTooLong(typed) && t('folder_name_limit_exceeded')}
          onChange={(event) => {
            setPicked(null);
            setTyped(cutTyped(event.currentTarget.value));
          }}
        />
        {folders.isPending && <ScreenSkeleton lines={2} />}
        {folders.isError && (
          <Notice tone="error">{errorMessage(text, folders.error, 'error_getting_folders')}</Notice>
        )}
        {matching.length > 0 && (
          <fieldset className={classes.folders}>
            <legend className="visually-hidden">{t('save_existing')}</legend>
            {matching.map((folder) => (
              <label key={folder.project_id} className={classes.folder}>
                <input
                  type="radio"
                  name="folder"
                  checked={chosen?.project_id === folder.project_id}
                  onChange={() => setPicked(folder.project_id)}
                />
                <span>
                  {folder.name}
                  <small>{t('save_folder_count', { count: folder.elements })}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {canCreate && chosen === undefined && (
          <Textarea
            mt="md"
            label={t('save_new_description', { name: typed.trim() })}
            required
            withAsterisk={false}
            rows={2}
            maxLength={folderDescriptionMax}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={isBusy} disabled={!canSave}>
            {t(chosen || !canCreate ? 'save' : 'save_create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
