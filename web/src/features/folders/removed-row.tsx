import { getQueryKey } from '@trpc/react-query';
import { restoreRuling } from '../../api/folders.ts';
import { refetchStale } from '../../api/mutation.ts';
import { UndoRow } from '../../components/undo-row.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import type { OutlineEntry } from './outline-entry.ts';
import classes from './outline-row.module.css';

interface Props {
  entry: OutlineEntry;
  folderId: number;
  /** The removal is under way. */
  isBusy: boolean;
  onRestored: (id: string) => void;
}

/** In the place of a result that was removed: brings it back there, with its note. */
export function RemovedRow({ entry: { id, name }, folderId, isBusy, onRestored }: Props) {
  const { t } = useText();
  const isHere = useIsMounted();
  const restore = useMutation({
    ...restoreRuling,
    onSuccess: () => {
      onRestored(id);
      // The folder may have been left, and opened again without it.
      if (!isHere()) void refetchStale([getQueryKey(trpc.projects.elements, { id: folderId })]);
    },
  });
  return (
    <li data-row data-element={id} className={classes.removed}>
      <UndoRow
        text={t('folder_removed', { citation: name })}
        isBusy={isBusy || restore.isPending}
        onUndo={() => restore.mutateAsync({ projectId: folderId, idResult: id })}
        isKept
      />
    </li>
  );
}
