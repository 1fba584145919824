import type { Folder } from '@massima/contract/folders';
import type { KeyboardEvent } from 'react';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { shareOf, type Ticks } from './folder-changes.ts';
import classes from './save-dialog.module.css';
import type { Found } from './use-folder-changes.ts';

interface Props {
  folders: readonly Folder[];
  holding: Outputs['projects']['holding'];
  finds: readonly Found[];
  ticks: Ticks;
  onTick: (projectId: number, isTicked: boolean) => void;
}

/** Folders to tick; those that contain some of several results are neither ticked nor not. */
export function FolderTicks({ folders, holding, finds, ticks, onTick }: Props) {
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

/** Arrows lead from the field through the folders and back; a blank ticks, Enter saves, as in any form. */
export function onArrows(event: KeyboardEvent<HTMLFormElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = by !== undefined && at >= 0 ? stops[at + by] : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}
