import type { SearchResult } from '@massima/contract/search';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { Page } from '../components/page.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { AlertFeed } from '../features/alerts/alert-feed.tsx';
import { AlertEvents } from '../features/alerts/alert-events.tsx';
import { FollowedCitations } from '../features/alerts/followed-citations.tsx';
import { AlertNewsList } from '../features/alerts/alert-news.tsx';
import { nameOf, narrowed } from '../features/alerts/name-of.ts';
import { SaveButton } from '../features/folders/save-button.tsx';
import { callError } from '../lib/call-error.ts';
import { decodeHash } from '../lib/decode-hash.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';

const step = 20;
const newsMax = 100;
const actionsOf = (result: SearchResult, query: string) => <SaveButton result={result} query={query} />;

/** Matches of one alert, opened by links in its mails. */
export default function AlertNews() {
  const text = useText();
  const { t } = text;
  const navigate = useNavigate();
  const id = Number(useParams()['id']) || 0;
  const target = decodeHash(useLocation().hash);
  const [limit, setLimit] = useState(step);
  // One more than shown, to detect further matches.
  const input = { id, limit: Math.min(limit + 1, newsMax) };
  const found = trpc.alerts.news.useQuery(input, { placeholderData: keepPreviousData, enabled: id > 0 });
  const isFurtherDown =
    target !== '' &&
    limit < newsMax &&
    found.data !== undefined &&
    !found.isPlaceholderData &&
    found.data.news.length + found.data.events.length > limit &&
    !found.data.events.some((event) => event.id === target) &&
    !found.data.news.slice(0, limit).some(({ result }) => result.id_new === target);
  useEffect(() => {
    if (isFurtherDown) setLimit(newsMax);
  }, [isFurtherDown]);

  const back = <Link to={paths.alerts}>{t('alerts_back')}</Link>;
  if (id === 0 || (found.error && callError(found.error).status === 404)) {
    return (
      <Page title={t('alerts_title')}>
        <EmptyState art="empty-folder">
          <h2>{t('alerts_missing')}</h2>
          {back}
        </EmptyState>
      </Page>
    );
  }
  if (found.isPending) return <ScreenSkeleton lines={10} />;
  if (found.error) {
    return (
      <Page title={t('alerts_title')} above={back}>
        <LoadFailed error={found.error} over="access_over.alerts" onRetry={() => void found.refetch()} />
      </Page>
    );
  }
  const { alert, news: matches, events, limited } = found.data;
  const query = alert.question?.query ?? '';
  return (
    <Page title={nameOf(text, alert)} above={back}>
      <p>{[...narrowed(text, alert), t('alerts_news_note')].join(' · ')}</p>
      <AlertFeed id={id} />
      {alert.citations && <FollowedCitations citations={alert.citations} />}
      <AlertEvents events={events} targetId={target} />
      <AlertNewsList
        matches={matches.slice(0, limit)}
        hasEvents={events.length > 0}
        query={query}
        targetId={target}
        limited={limited}
        hasMore={matches.length + events.length > limit && limit < newsMax}
        isLoadingMore={found.isFetching}
        onMore={() => setLimit(limit + step)}
        onSearch={(query) => navigate(`${paths.search}?${new URLSearchParams({ q: query })}`)}
        renderActions={actionsOf}
      />
    </Page>
  );
}
