import { Button, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { debounces, folderDescriptionMax } from '@massima/contract/constants';
import type { Folder } from '@massima/contract/folders';
import { citation } from '@massima/contract/format/citation';
import { noBreak } from '@massima/contract/format/no-break';
import type { KeyboardEvent } from 'react';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { shareOf, type Ticks } from './folder-changes.ts';
import { chooseFolder } from './folder-choice.ts';
import classes from './save-dialog.module.css';
import type { Found } from './use-folder-changes.ts';
import { useSaveForm } from './use-save-form.ts';

interface FolderTicksProps {
  folders: readonly Folder[];
  holding: Outputs['projects']['holding'];
  finds: readonly Found[];
  ticks: Ticks;
  onTick: (projectId: number, isTicked: boolean) => void;
}

/** Folders with checkboxes. A folder that contains some of the results is indeterminate. */
function FolderTicks({ folders, holding, finds, ticks, onTick }: FolderTicksProps) {
  const { t } = useText();
  if (folders.length === 0) return null;
  return (
    <fieldset className={classes.folders}>
      <legend className="visually-hidden">{t('save_existing')}</legend>
      {folders.map((folder) => {
        const share = shareOf(holding, folder, finds);
        const tick = ticks.get(folder.project_id);
        return (
          <label key={folder.project_id} className={classes.folder}>
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = tick === undefined && share === 'some';
              }}
              checked={tick ?? share === 'all'}
              onChange={(event) => onTick(folder.project_id, event.currentTarget.checked)}
            />
            <span>
              {folder.name}
              <small>{t('save_folder_count', { count: folder.elements })}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Arrow keys move between the field and the folders. Space ticks, and Enter saves. */
function onArrows(event: KeyboardEvent<HTMLFormElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = by !== undefined && at >= 0 ? stops[at + by] : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

interface Props {
  finds: readonly Found[];
  /** Folder that the results are moved from. */
  from?: number | undefined;
  onClose: () => void;
}

/**
 * Dialog in which the folders of the results are ticked. Enter selects the first matching folder or
 * creates the named one.
 */
export function SaveDialog({ finds, from, onClose }: Props) {
  const text = useText();
  const { t } = text;
  const form = useSaveForm(finds, from, onClose);
  const name = form.typed.trim();
  // The list follows after a pause in typing; saving uses the current input.
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
          description={form.target ? t('save_enter', { name: form.target.name }) : t('save_folder_hint')}
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
