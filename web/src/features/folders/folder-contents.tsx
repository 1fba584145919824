import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { FolderOutline } from './folder-outline.tsx';
import type { FolderProps } from './folder-props.ts';
import { useRemovals } from './use-removals.ts';
import { useSavedPages } from './use-saved-pages.ts';

/** Content of a loaded folder. */
export function FolderContents(props: FolderProps) {
  const { t } = useText();
  const removals = useRemovals(props.folder.project_id);
  const saved = useSavedPages(props.folder, removals.removed);
  if (saved.error) {
    return <LoadFailed error={saved.error} text="error_getting_folder" onRetry={saved.retry} />;
  }
  if (saved.isPending) return <ScreenSkeleton lines={10} />;
  if (saved.elements.length === 0) {
    return (
      <EmptyState art="empty-folder">
        <h2>{t('folder_empty')}</h2>
        <p>{t('folder_empty_text')}</p>
      </EmptyState>
    );
  }
  return <FolderOutline {...props} saved={saved} removals={removals} />;
}
