import { Button } from '@mantine/core';
import type { Folder } from '@massima/contract/folders';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './folder-contents.module.css';
import { SavedCard } from './saved-card.tsx';
import { savedResult } from './saved-result.ts';
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
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const saved = useSavedPages(folder, removed);
  // Fetched by the page that was loaded, so that a long folder never requests more than one page at a time.
  const ratings = trpc.useQueries((t) =>
    saved.pages.map((page) => t.feedbacks.many({ ids: page.map((e) => e.idResult) })),
  );
  /** What was rated here counts immediately: asking the server again could be answered before the rating has arrived. */
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
        const found = savedResult(element);
        // Rated under the id its rating is read by.
        const id = element.idResult;
        const result = found && { ...found, id_new: id, feedback: feedbackOf(id) };
        return (
          <PartBoundary key={id} of={result?.document_diritto}>
            <SavedCard
              element={element}
              result={result}
              folderId={folder.project_id}
              readOnly={readOnly}
              isRemoved={removed.has(id)}
              onRemoved={(isGone) =>
                setRemoved((before) => (isGone ? new Set(before).add(id) : without(before, id)))
              }
              onNote={(note) => saved.keepNote(id, note)}
              onSearch={onSearch}
              actions={
                result &&
                actions(result, element.query, (rating) =>
                  setRated((before) => ({ ...before, [id]: rating })),
                )
              }
            />
          </PartBoundary>
        );
      })}
      {saved.hasMore && (
        <div className={classes.more}>
          <p>
            {t('folder_shown', {
              shown: number(saved.elements.length - removed.size),
              total: number(folder.elements),
            })}
          </p>
          <Button variant="default" loading={saved.isLoadingMore} onClick={saved.loadMore}>
            {t('search_more')}
          </Button>
        </div>
      )}
    </>
  );
}

const without = (set: ReadonlySet<string>, value: string) => new Set([...set].filter((v) => v !== value));
