import { restoreRuling } from '../../api/folders.ts';
import { UndoRow } from '../../components/undo-row.tsx';
import { useText } from '../../lib/i18n.tsx';
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
  const restore = useMutation({ ...restoreRuling, onSuccess: () => onRestored(id) });
  return (
    <li data-row data-element={id} className={classes.removed}>
      <UndoRow
        text={t('folder_removed', { citation: name })}
        isBusy={isBusy || restore.isPending}
        onUndo={() => restore.mutate({ projectId: folderId, idResult: id })}
      />
    </li>
  );
}
