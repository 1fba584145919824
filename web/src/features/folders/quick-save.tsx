import { useRef } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast, undoMs } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { openFolderChoice } from './save-dialog-host.tsx';
import { lastFolder } from './last-folder.ts';
import { type FolderChanges, type Found, useFolderChanges } from './use-folder-changes.ts';

/**
 * Returns a function that saves to the last used folder. It opens the dialog if no folder was used
 * or if that already contains the result.
 */
export function useQuickSave() {
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const { apply, undo } = useFolderChanges();
  // Ignores a second click while the first save is pending.
  const isBusy = useRef(false);
  const guarded = (work: () => Promise<void>) => async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      toast(errorMessage(text, error, 'error_save'), { tone: 'error' });
    } finally {
      isBusy.current = false;
    }
  };

  return (finds: readonly Found[]) =>
    guarded(async () => {
      const last = lastFolder.get();
      if (last === null) return openFolderChoice(finds);
      const [folders, holding] = await Promise.all([
        utils.projects.list.fetch({}),
        utils.projects.holding.fetch({ ids: finds.map(({ result }) => result.id_new) }, { staleTime: 0 }),
      ]);
      const folder = folders.find(({ project_id: id }) => id === last);
      const isHeld = ({ result }: Found) =>
        holding.some(({ idResult, projectIds }) => idResult === result.id_new && projectIds.includes(last));
      const missing = finds.filter((found) => !isHeld(found));
      if (!folder || missing.length === 0) return openFolderChoice(finds);
      const changes: FolderChanges = {
        add: missing.map((found) => ({ projectId: last, found })),
        remove: [],
      };
      await apply(changes);
      toast(t('save_done', { name: folder.name }), {
        ms: undoMs,
        kind: 'saved',
        actions: [
          // Results stay in their folder until another is selected.
          { label: t('save_change'), run: () => openFolderChoice(missing, last) },
          { label: t('undo'), run: () => undo(changes), isUndo: true },
        ],
      });
    })();
}
