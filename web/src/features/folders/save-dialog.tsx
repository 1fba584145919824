import { Button, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { bound } from '@massima/contract/format/bound';
import { debounces, folderDescriptionMax } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { useAskedFor } from '../../lib/use-asked-for.ts';
import { chooseFolder, isNameTooLong } from './folder-choice.ts';
import { FolderTicks, onArrows } from './folder-ticks.tsx';
import classes from './save-dialog.module.css';
import type { Found } from './use-folder-changes.ts';
import { useSaveForm } from './use-save-form.ts';

interface Props {
  finds: readonly Found[];
  /** The folder that they are to leave for the one that is chosen. */
  from?: number | undefined;
  onClose: () => void;
}

/** The folders that hold the results are ticked; Enter takes the first folder that the field finds, or makes the one it names. */
export function SaveDialog({ finds, from, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const form = useSaveForm(finds, from, onClose);
  const name = form.typed.trim();
  // The list follows when typing pauses; what is saved to is decided by what stands in the field.
  const [settled] = useDebouncedValue(form.typed, debounces.folderSearch);
  const first = finds[0];
  const asked = useAskedFor<HTMLTextAreaElement>(form.isNew && form.description.trim() === '');

  return (
    <Dialog title={t('result_save')} onClose={onClose}>
      <p className={classes.what}>
        {finds.length === 1 && first
          ? bound(citation(first.result))
          : t('save_several', { count: finds.length })}
      </p>
      {form.banner && (
        <Notice tone="warning" urgent>
          {form.banner}
        </Notice>
      )}
      <form onSubmit={(event) => void form.submit(event)} onKeyDown={onArrows}>
        <TextInput
          label={t('save_folder')}
          description={form.wanted ? t('save_enter', { name: form.wanted.name }) : t('save_folder_hint')}
          autoComplete="off"
          data-autofocus
          value={form.typed}
          error={isNameTooLong(form.typed) && t('folder_name_limit_exceeded')}
          onKeyDown={asked.onKeyDown}
          onChange={(event) => form.type(event.currentTarget.value)}
        />
        {form.isPending && <ScreenSkeleton lines={2} />}
        {form.error && (
          <Notice tone="error">{errorMessage(text, form.error, 'error_getting_folders')}</Notice>
        )}
        {!form.isPending && (
          <FolderTicks
            folders={chooseFolder(form.folders, settled).matching}
            holding={form.holding}
            finds={finds}
            ticks={form.ticks}
            onTick={form.tick}
          />
        )}
        {form.canCreate && (
          <Button variant="subtle" mt="xs" onClick={form.startNaming}>
            {t('save_new', { name })}
          </Button>
        )}
        {form.isNew && (
          <Textarea
            mt="md"
            ref={asked.field}
            label={t('save_new_description', { name })}
            error={asked.isAsked && t('folder_description_needed')}
            required
            withAsterisk={false}
            autoFocus={form.isNaming}
            rows={2}
            maxLength={folderDescriptionMax}
            value={form.description}
            onChange={(event) => form.describe(event.currentTarget.value)}
          />
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" loading={form.isBusy} disabled={!form.canSave}>
            {t(form.isNew ? 'save_create' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
