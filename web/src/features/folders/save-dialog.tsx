import { Button, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { noBreak } from '@massima/contract/format/no-break';
import { debounces, folderDescriptionMax } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { chooseFolder } from './folder-choice.ts';
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

/** The folders that contain the results are ticked; Enter takes the first folder that the field finds, or makes the one it names. */
export function SaveDialog({ finds, from, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const form = useSaveForm(finds, from, onClose);
  const name = form.typed.trim();
  // The list follows when typing pauses; what is saved to is decided by what the field contains.
  const [settled] = useDebouncedValue(form.typed, debounces.folderSearch);
  const first = finds[0];

  return (
    <Dialog title={t('result_save')} onClose={onClose}>
      <p className={classes.what}>
        {finds.length === 1 && first
          ? noBreak(citation(first.result))
          : t('save_several', { count: finds.length })}
      </p>
      {form.banner && (
        <Notice tone="warning" urgent>
          {form.banner}
        </Notice>
      )}
      <form
        {...form.props}
        onKeyDown={(event) => {
          onArrows(event);
          form.props.onKeyDown(event);
        }}
      >
        <TextInput
          label={t('save_folder')}
          description={form.wanted ? t('save_enter', { name: form.wanted.name }) : t('save_folder_hint')}
          autoComplete="off"
          data-autofocus
          {...form.fields.field('name')}
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
            label={t('save_new_description', { name })}
            required
            withAsterisk={false}
            autoFocus={form.isNaming}
            rows={2}
            maxLength={folderDescriptionMax}
            {...form.fields.field('description')}
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
