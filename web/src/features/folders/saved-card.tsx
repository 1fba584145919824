import { noBreak } from '@massima/contract/format/no-break';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useState } from 'react';
import { removeRuling, restoreRuling } from '../../api/folders.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { UndoRow } from '../../components/undo-row.tsx';
import { useText } from '../../lib/i18n.tsx';
import { useMutation } from '../../lib/use-mutation.ts';
import { RulingCard } from '../ruling/index.ts';
import { NoteField, ReadOnlyNote } from './note-field.tsx';
import classes from './saved-card.module.css';
import { remarkOn, type SavedElement } from './saved-result.ts';

interface Props {
  element: SavedElement;
  result: SearchResult | null;
  folderId: number;
  readOnly: boolean;
  isRemoved: boolean;
  onRemoved: (isRemoved: boolean) => void;
  onNote: (note: string) => void;
  onSearch: (query: string) => void;
  actions: ReactNode;
}

/** A ruling as saved in a folder: with the question that found it, a note, and the way out, which can be undone in its place. */
export function SavedCard({ element, result, folderId, readOnly, isRemoved, onRemoved, ...rest }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { idResult, query, note } = element;
  const key = { projectId: folderId, idResult };
  const remark = remarkOn(element);
  const name = result ? noBreak(citation(result)) : idResult;
  const remove = useMutation({
    ...removeRuling,
    onMutate: () => onRemoved(true),
    onError: () => onRemoved(false),
  });
  const restore = useMutation({ ...restoreRuling, onSuccess: () => onRemoved(false) });
  if (isRemoved)
    return (
      <div data-row className={classes.removed}>
        <UndoRow
          text={t('folder_removed', { citation: name })}
          isBusy={remove.isPending || restore.isPending}
          onUndo={() => restore.mutate(key)}
        />
      </div>
    );
  const removeButton = !readOnly && (
    <IconButton
      icon="trash"
      label={t('folder_remove')}
      {...named(t('word_remove'))}
      onClick={() => remove.mutate(key)}
    />
  );
  if (!result) {
    return (
      <div className={classes.unreadable}>
        {t('folder_element_missing')} {removeButton}
      </div>
    );
  }
  return (
    <RulingCard
      result={result}
      query={query}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSearch={rest.onSearch}
      actions={
        <>
          {removeButton}
          {rest.actions}
        </>
      }
    >
      {remark && <p className={classes.remark}>{t(remark)}</p>}
      {query !== '' && <p className={classes.query}>{t('folder_query', { query })}</p>}
      {readOnly ? (
        <ReadOnlyNote note={note} />
      ) : (
        <NoteField
          {...key}
          note={note}
          label={t('folder_notes_of', { citation: name })}
          onSaved={rest.onNote}
        />
      )}
    </RulingCard>
  );
}
