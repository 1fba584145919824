import { Button } from '@mantine/core';
import { citation } from '@massima/contract/format/citation';
import type { Folder } from '@massima/contract/folders';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { RulingCard } from '../ruling/index.ts';
import classes from './folder-contents.module.css';
import { NoteField } from './note-field.tsx';
import { type SavedElement, savedResult } from './saved-result.ts';
import { useSavedPages } from './use-saved-pages.ts';

type Rating = SearchResult['feedback'];

interface Props {
  folder: Folder;
  readOnly: boolean;
  onSearch: (query: string) => void;
  /** Rating and the like; the route puts other features in here. */
  actions: (result: SearchResult, query: string, onRate: (rating: Rating) => void) => ReactNode;
}

/** The rulings of a folder in the order saved, each with the question that found it. */
export function FolderContents({ folder, readOnly, onSearch, actions }: Props) {
  const text = useText();
  const { t, number } = text;
  const saved = useSavedPages(folder);
  // Asked by the page that was loaded, so that a long folder never asks for more than a page at once.
  const ratings = trpc.useQueries((t) =>
    saved.pages.map((page) => t.feedbacks.many({ ids: page.map((e) => e.idResult) })),
  );
  /** What was rated here counts at once: asking the server again could be answered before the rating has arrived. */
  const [rated, setRated] = useState<Record<string, Rating>>({});
  const feedbackOf = (id: string): Rating => {
    if (rated[id]) return rated[id];
    const found = ratings.flatMap((page) => page.data ?? []).find((r) => r.idResult === id);
    return found ? (found.positive ? 'positive' : 'negative') : 'none';
  };

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
  return (
    <>
      {saved.elements.map((element) => {
        const result = savedResult(element);
        return (
          <SavedCard
            key={element.idResult}
            element={element}
            result={result && { ...result, feedback: feedbackOf(element.idResult) }}
            folderId={folder.project_id}
            readOnly={readOnly}
            onSearch={onSearch}
            actions={
              result &&
              actions({ ...result, feedback: feedbackOf(element.idResult) }, element.query, (rating) =>
                setRated((before) => ({ ...before, [element.idResult]: rating })),
              )
            }
          />
        );
      })}
      {saved.hasMore && (
        <div className={classes.more}>
          <p>{t('folder_shown', { shown: number(saved.elements.length), total: number(folder.elements) })}</p>
          <Button variant="default" loading={saved.isLoadingMore} onClick={saved.loadMore}>
            {t('search_more')}
          </Button>
        </div>
      )}
    </>
  );
}

interface CardProps extends Pick<Props, 'readOnly' | 'onSearch'> {
  element: SavedElement;
  result: SearchResult | null;
  folderId: number;
  actions: ReactNode;
}

function SavedCard({ element, result, folderId, readOnly, onSearch, actions }: CardProps) {
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const { idResult, query, note } = element;
  const remove = trpc.projects.removeElement.useMutation({
    onSuccess: async () => {
      toast(t('folder_element_deleted'));
      await Promise.all([
        utils.projects.elements.invalidate({ id: folderId }),
        utils.projects.byId.invalidate({ id: folderId }),
        utils.projects.list.invalidate(),
      ]);
    },
    onError: (error) => toast(errorMessage(text, error, 'error_deleting'), { tone: 'error' }),
  });
  const removeButton = !readOnly && (
    <IconButton
      icon="trash"
      label={t('folder_remove')}
      disabled={remove.isPending}
      onClick={() => remove.mutate({ projectId: folderId, idResult })}
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
      onSearch={onSearch}
      actions={
        <>
          {removeButton}
          {actions}
        </>
      }
    >
      {query !== '' && <p className={classes.query}>{t('folder_query', { query })}</p>}
      <NoteField
        projectId={folderId}
        idResult={idResult}
        note={note}
        readOnly={readOnly}
        label={t('folder_notes_of', { citation: citation(result) })}
      />
    </RulingCard>
  );
}
