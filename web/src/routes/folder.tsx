import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { RatingButtons } from '../features/feedback/rating-buttons.tsx';
import { DeleteFolderDialog } from '../features/folders/delete-folder-dialog.tsx';
import { FolderContents } from '../features/folders/folder-contents.tsx';
import { FolderDialog } from '../features/folders/folder-dialog.tsx';
import { FolderExport } from '../features/folders/folder-export.tsx';
import { FolderPrint } from '../features/folders/folder-print.tsx';
import { SaveButton } from '../features/folders/save-button.tsx';
import { callError } from '../lib/call-error.ts';
import { useText } from '../lib/i18n.tsx';
import { trpc } from '../lib/trpc.ts';
import { useDialog } from '../lib/use-dialog.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';
import classes from './folder.module.css';
import { keepRating } from './keep-rating.ts';

/** Opened by route state {id, name}, as specified, or by its address (`?id=`). */
export default function FolderScreen() {
  const { t } = useText();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as { id?: number; name?: string };
  const params = useSearchParams()[0];
  const id = Number(params.get('id') ?? state.id) || 0;
  const readOnly = params.has('user');
  const owner = trpc.accounts.byId.useQuery({ id: Number(params.get('user')) }, { enabled: readOnly }).data;
  const [isDeleted, setDeleted] = useState(false);
  const folder = trpc.projects.byId.useQuery({ id }, { enabled: id > 0 && !isDeleted });
  const [dialog, setDialog, close] = useDialog<{ action: 'edit' | 'delete' }>();
  const isHere = useIsMounted();

  const back = (
    <Link to={readOnly ? `${paths.folders}?user=${params.get('user')}` : paths.folders}>
      {t('folder_back')}
    </Link>
  );
  if (id > 0 && folder.isPending) {
    return (
      <Page title={state.name ?? t('menu_folders')} above={back}>
        <ScreenSkeleton lines={10} />
      </Page>
    );
  }
  const isMissing = folder.error !== null && callError(folder.error).status === 404;
  if (folder.error && !isMissing) {
    return (
      <Page title={state.name ?? t('menu_folders')} above={back}>
        <LoadFailed error={folder.error} text="error_getting_folder" onRetry={() => void folder.refetch()} />
      </Page>
    );
  }
  // A folder deleted in another tab is still cached.
  if (isMissing || !folder.data) {
    return (
      <Page title={t('menu_folders')}>
        <EmptyState art="empty-folder">
          <h2>{t('folder_missing')}</h2>
          {back}
        </EmptyState>
      </Page>
    );
  }
  const { name } = folder.data;
  const isReading = params.has('risultato');
  return (
    <Page
      title={name}
      width="wide"
      above={back}
      actions={
        !readOnly && (
          <>
            <IconButton
              icon="edit"
              label={t('folder_edit', { name })}
              onClick={() => setDialog({ action: 'edit' })}
            />
            <IconButton
              icon="trash"
              label={t('folder_delete', { name })}
              onClick={() => setDialog({ action: 'delete' })}
            />
          </>
        )
      }
    >
      {owner && <Notice>{t('folder_of', { name: `${owner.name} ${owner.surname}` })}</Notice>}
      <p className={classes.description} data-reading={isReading}>
        {folder.data.description}
      </p>
      <div className={classes.actions} data-reading={isReading}>
        <FolderExport folder={folder.data} />
        <FolderPrint folder={folder.data} />
      </div>
      <FolderContents
        folder={folder.data}
        readOnly={readOnly}
        onSearch={(query) => navigate(paths.search, { state: { queryToReSearch: query } })}
        actions={(result, query, onRate) =>
          !readOnly && (
            <>
              <SaveButton result={result} query={query} isInFolder />
              <RatingButtons
                result={result}
                query={query}
                onRate={(rating) => {
                  onRate(rating);
                  keepRating(result.id_new, rating);
                }}
              />
            </>
          )
        }
      />
      {dialog?.action === 'edit' && <FolderDialog folder={folder.data} onClose={close} />}
      {dialog?.action === 'delete' && (
        <DeleteFolderDialog
          folder={folder.data}
          onClose={close}
          onDeleted={() => {
            setDeleted(true);
            if (isHere()) navigate(paths.folders, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
