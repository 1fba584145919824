import { Button } from '@mantine/core';
import { longDay } from '@massima/contract/format/day-with';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { useText } from '../../lib/i18n.tsx';
import { LimitedNote, RulingCard } from '../ruling/index.ts';
import classes from './alerts.module.css';

interface Props {
  matches: readonly { result: SearchResult; foundAt: string }[];
  /** True if events are shown above. */
  hasEvents?: boolean;
  /** Query whose terms are highlighted in an opened full text. */
  query: string;
  /** Result that the mail links to. It is scrolled into view. */
  targetId: string;
  limited: true | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onSearch: (query: string) => void;
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/** Matches of one alert in the form of search results, without charge. */
export function AlertNewsList({
  matches,
  hasEvents = false,
  query,
  targetId,
  onSearch,
  renderActions,
  ...more
}: Props) {
  const { t, locale } = useText();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isThere = matches.some(({ result }) => result.id_new === targetId);
  useEffect(() => {
    if (!isThere) return;
    document.querySelector(`[data-result="${CSS.escape(targetId)}"]`)?.scrollIntoView({ block: 'start' });
  }, [isThere, targetId]);
  if (matches.length === 0 && !more.limited && !more.hasMore)
    return hasEvents ? null : (
      <EmptyState art="no-results">
        <h2>{t('alerts_news_none')}</h2>
      </EmptyState>
    );
  return (
    <>
      {matches.map(({ result, foundAt }) => (
        <PartBoundary key={result.id_new} of={result}>
          <RulingCard
            result={result}
            query={query}
            isOpen={open.has(result.id_new)}
            onOpenChange={(isOpen) => {
              const next = new Set(open);
              if (isOpen) next.add(result.id_new);
              else next.delete(result.id_new);
              setOpen(next);
            }}
            onSearch={onSearch}
            actions={renderActions(result, query)}
          >
            <p className={classes.facts}>{t('alerts_found', { day: longDay('il', foundAt, locale) })}</p>
          </RulingCard>
        </PartBoundary>
      ))}
      <LimitedNote limited={more.limited} />
      {more.hasMore && (
        <p className={classes.more}>
          <Button variant="default" loading={more.isLoadingMore} onClick={more.onMore}>
            {t('alerts_more')}
          </Button>
        </p>
      )}
    </>
  );
}
