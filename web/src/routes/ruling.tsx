import { noBreak } from '@massima/contract/format/no-break';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../components/load-failed.tsx';
import { Page } from '../components/page.tsx';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { ShortcutsHelp } from '../components/shortcuts-help.tsx';
import { FollowRuling } from '../features/alerts/follow-ruling.tsx';
import { RatingButtons } from '../features/feedback/rating-buttons.tsx';
import { SaveButton } from '../features/folders/save-button.tsx';
import { OpenBySearch, RulingPage, RulingWithoutText, rulingAddress } from '../features/ruling/index.ts';
import { ShareButton } from '../features/shares/share-button.tsx';
import { callError } from '../lib/call-error.ts';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { api, trpc } from '../lib/trpc.ts';
import { keepRating } from './keep-rating.ts';

/**
 * `/ruling/{id}?cit=…`, an address to share with other subscribers. For accounts that the ruling
 * was not shown to, the citation opens it by a search. `da` is the ruling that links here, which
 * makes opening free. The query is private and not in the address.
 */
export default function RulingScreen() {
  const { t } = useText();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const led = (state ?? {}) as { query?: string; from?: number; to?: number };
  const query = (led.query ?? '').trim();
  const passage = useMemo(
    () => (led.from !== undefined && led.to !== undefined ? { start: led.from, end: led.to } : undefined),
    [led.from, led.to],
  );
  const from = params.get('da');
  const cited = (params.get('cit') ?? '').trim();

  const way = trpc.rulings.linked.useQuery(
    { id_new: from ?? '', ruling_id: id },
    { enabled: from !== null, staleTime: Infinity },
  );
  const articleInput = { id_new: id, ...(query !== '' && { query }) };
  const article = trpc.rulings.article.useQuery(articleInput, {
    enabled: from === null || !way.isPending,
    staleTime: Infinity,
    gcTime: 30 * 60_000,
  });
  // A ruling that was shown, but has no full text, still has citations.
  const lacksText = article.error !== null && callError(article.error).status === 404;
  const woven = trpc.rulings.citations.useQuery({ id_new: id }, { enabled: lacksText, staleTime: Infinity });
  const utils = trpc.useUtils();
  // Separate from the query, whose data would be reset during a refetch.
  const opens = async () => {
    try {
      utils.rulings.article.setData(articleInput, await api.rulings.article.query(articleInput));
      return true;
    } catch (error) {
      if (callError(error).status !== 404) throw error;
    }
    try {
      const input = { id_new: id };
      utils.rulings.citations.setData(input, await api.rulings.citations.query(input));
      return true;
    } catch (error) {
      if (callError(error).status === 404) return false;
      throw error;
    }
  };
  const ruling = article.data?.ruling;
  const address = ruling && rulingAddress(id, ruling);
  useEffect(() => {
    // Keeps the address shareable.
    if (address && address !== location.pathname + location.search)
      navigate(address + location.hash, { replace: true, state });
  }, [address, navigate, state]);

  const title = noBreak(ruling ? citation(ruling) : cited || t('ruling_title'));
  const search = (text: string) => navigate(paths.search, { state: { queryToReSearch: text } });
  const actions = (result: SearchResult) => (
    <>
      <SaveButton result={result} query={query} />
      <FollowRuling id={result.id_new} />
      <ShareButton id={result.id_new} />
      <RatingButtons result={result} query={query} onRate={(rating) => keepRating(result.id_new, rating)} />
    </>
  );
  return (
    <Page key={id} title={title}>
      {(article.isPending || (lacksText && woven.isLoading)) && <ScreenSkeleton lines={10} />}
      {article.error && !lacksText && (
        <LoadFailed error={article.error} onRetry={() => void article.refetch()} />
      )}
      {lacksText && woven.data && (
        <RulingWithoutText
          id={id}
          rulingId={woven.data.ruling_id}
          query={query}
          onSearch={search}
          renderActions={actions}
        />
      )}
      {lacksText && woven.error && <OpenBySearch citation={cited} onSearched={opens} />}
      <ShortcutsHelp of="ruling" />
      {article.data && (
        <RulingPage
          article={article.data}
          query={query}
          from={passage}
          onSearch={search}
          renderActions={actions}
        />
      )}
    </Page>
  );
}
