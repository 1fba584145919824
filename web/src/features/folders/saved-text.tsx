import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { named } from '../../components/named.ts';
import { useText } from '../../lib/i18n.tsx';
import { RulingCard } from '../ruling/index.ts';
import { NoteField, ReadOnlyNote } from './note-field.tsx';
import type { OutlineEntry } from './outline-entry.ts';
import classes from './saved-text.module.css';

interface Props {
  entry: OutlineEntry;
  /** Result as the card shows it, with the rating. */
  result: SearchResult | null;
  folderId: number;
  readOnly: boolean;
  onRemove: () => void;
  onSearch: (query: string) => void;
  actions: ReactNode;
}

/** Saved result with the query that found it, its note and a remove button. */
export function SavedText({ entry, result, folderId, readOnly, onRemove, onSearch, actions }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { id, name, notice } = entry;
  const { query, note } = entry.element;
  const removeButton = !readOnly && (
    <IconButton icon="trash" label={t('folder_remove')} {...named(t('word_remove'))} onClick={onRemove} />
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
      onSearch={onSearch}
      actions={
        <>
          {removeButton}
          {actions}
        </>
      }
    >
      {notice && <p className={classes.remark}>{t(notice)}</p>}
      {query !== '' && <p className={classes.query}>{t('folder_query', { query })}</p>}
      <div className={classes.note}>
        {readOnly ? (
          <ReadOnlyNote note={note} />
        ) : (
          <NoteField projectId={folderId} idResult={id} note={note} citation={name} />
        )}
      </div>
    </RulingCard>
  );
}
