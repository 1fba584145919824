import { debounces } from '@massima/contract/constants';
import { shortDay } from '@massima/contract/format/day-with';
import type { Folder } from '@massima/contract/folders';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ListBar } from '../../components/list-bar.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { focusNext } from '../../lib/focus-next.ts';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import { DeleteFolderDialog } from './delete-folder-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import classes from './folder-list.module.css';

type DialogContent = { action: 'edit' | 'delete'; folder: Folder };

/** Folders of the user; with `?user=` an administrator reads another user's folders. */
export function FolderList() {
  const text = useText();
  const { t } = text;
  const other = Number(useSearchParams()[0].get('user')) || undefined;
  const folders = trpc.projects.list.useQuery(other === undefined ? {} : { user: other });
  const [filter, setFilter] = useState('');
  const term = filter.trim().toLocaleLowerCase('it');
  const [dialog, setDialog, close] = useDialog<DialogContent>();
  const list = useRef<HTMLUListElement>(null);
  /** Moves the focus after the dialog has returned it to a row that is being removed. */
  const goOn = ({ project_id: id }: Folder) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-folder='${id}']`);
      if (row) focusNext(row);
    });

  if (folders.isPending) return <ScreenSkeleton />;
  if (folders.error) {
    return (
      <LoadFailed error={folders.error} text="error_getting_folders" onRetry={() => void folders.refetch()} />
    );
  }
  if (folders.data.length === 0) {
    return (
      <EmptyState art="empty-folder">
        <h2>{t('folders_empty')}</h2>
        {other === undefined && <p>{t('folders_empty_text')}</p>}
      </EmptyState>
    );
  }
  const visible = folders.data.filter((f) =>
    `${f.name} ${f.description}`.toLocaleLowerCase('it').includes(term),
  );
  return (
    <>
      {other !== undefined && <Notice aboveList>{t('folders_of_other')}</Notice>}
      <ListBar>
        <SearchField
          label={t('folders_filter')}
          value={filter}
          settleMs={debounces.folderFilter}
          onSettled={setFilter}
        />
      </ListBar>
      {visible.length === 0 && <p role="status">{t('folders_none_found')}</p>}
      <ul ref={list} className={classes.list}>
        {visible.map((folder) => (
          <li key={folder.project_id} data-folder={folder.project_id} className={classes.card}>
            <PartBoundary of={folder}>
              <FolderSummary folder={folder} user={other} />
            </PartBoundary>
            {other === undefined && (
              <div className={classes.actions}>
                <IconButton
                  icon="edit"
                  label={t('folder_edit', { name: folder.name })}
                  onClick={() => setDialog({ action: 'edit', folder })}
                />
                <IconButton
                  icon="trash"
                  label={t('folder_delete', { name: folder.name })}
                  onClick={() => setDialog({ action: 'delete', folder })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {dialog?.action === 'edit' && <FolderDialog folder={dialog.folder} onClose={close} />}
      {dialog?.action === 'delete' && (
        <DeleteFolderDialog folder={dialog.folder} onClose={close} onDeleted={() => goOn(dialog.folder)} />
      )}
    </>
  );
}

function FolderSummary({ folder, user }: { folder: Folder; user: number | undefined }) {
  const { t, locale } = useText();
  const { project_id: id, name } = folder;
  // The address contains the id too; the state is part of the product specification.
  const to = {
    pathname: paths.folder,
    search: `?id=${id}${user === undefined ? '' : `&user=${user}`}`,
  };
  return (
    <div>
      <h2 className={classes.name}>
        <Link to={to} state={{ id, name }}>
          {name}
        </Link>
      </h2>
      <p className={classes.description}>{folder.description}</p>
      <p className={classes.facts}>
        {t('folders_count', { count: folder.elements })} ·{' '}
        {t('folders_changed', { day: shortDay('il', folder.updatedAt, locale) })}
      </p>
    </div>
  );
}
