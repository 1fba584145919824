import { Button } from '@mantine/core';
import { citation } from '@massima/contract/format/citation';
import { noBreak } from '@massima/contract/format/no-break';
import type { SearchResult } from '@massima/contract/search';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { useText } from '../../lib/i18n.tsx';
import { canLoadMore, type CachedAnswer, isAtLimit, isNearLimit } from './cached-answer.ts';
import { FoldedResults, foldPages } from './folded-results.tsx';
import { listDensity } from './list-density.ts';
import { LimitedNote } from '../ruling/index.ts';
import { QuestionLimit, TrialLeft } from './rare-answers.tsx';
import { ResultCard } from './result-card.tsx';
import classes from './result-list.module.css';
import { writeAddress } from './search-state.ts';
import { searches } from './searches.ts';

interface Props {
  entry: CachedAnswer;
  onSearch: (query: string) => void;
  /** Actions of other features, such as saving and rating. The route provides them. */
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/**
 * Returns the number of results that fill the screen; 1 on a phone if results are shown in full.
 */
const firstDrawn = () => {
  const isDense = listDensity.get() === 'dense';
  return matchMedia('(min-width: 48rem)').matches ? (isDense ? 6 : 4) : isDense ? 3 : 1;
};

export function ResultList({ entry, onSearch, renderActions }: Props) {
  const { t, has } = useText();
  const { question, results, status } = entry;
  const address = writeAddress(question);
  const list = useRef<HTMLDivElement>(null);
  /** Number of results before more were requested. */
  const before = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // New results render in two steps, because ten at the same time block a slow phone. Results that
  // the reader returns to render completely, so that the scroll position can be restored.
  const isWhole = useDeferredValue(true, Boolean(entry.scroll));
  const drawn = isWhole ? results : results.slice(0, firstDrawn());

  const more = async () => {
    before.current = results.length;
    setAnnouncement('');
    await searches.more(question);
  };
  const goOn = async () => {
    before.current = results.length;
    setAnnouncement('');
    await searches.goOn(question);
  };

  useEffect(() => {
    if (before.current === null || status === 'loadingMore') return;
    const fresh = new Set(results.slice(before.current).map(({ id_new }) => id_new));
    if (fresh.size === 0) return;
    // The focused button has moved below, so the focus moves to the first new result.
    const cards = list.current?.querySelectorAll<HTMLElement>('article[data-result]') ?? [];
    Array.from(cards)
      .find(({ dataset }) => fresh.has(dataset['result'] ?? ''))
      ?.focus();
    setAnnouncement(t('search_more_loaded', { count: results.length - before.current }));
    before.current = null;
  }, [results, status, t]);

  const trialLeft = entry.facts?.receipt.results_left;
  const card = (result: SearchResult) => (
    <PartBoundary key={result.id_new} of={result}>
      <ResultCard
        result={result}
        query={question.q}
        address={address}
        isOpen={entry.open.includes(result.id_new)}
        isUnfolded={entry.unfolded?.includes(result.id_new) ?? false}
        onSearch={onSearch}
        renderActions={renderActions}
      />
    </PartBoundary>
  );

  const folded = (some: readonly SearchResult[], summary: ReactNode) =>
    some.length > 0 && (
      <FoldedResults
        results={some}
        isOpenAtFirst={some.some(
          ({ id_new }) => entry.open.includes(id_new) || entry.unfolded?.includes(id_new),
        )}
        renderCard={card}
      >
        {summary}
      </FoldedResults>
    );

  return (
    <div ref={list}>
      {foldPages(drawn).map(({ result, sameRuling, sameWords }) => (
        <Fragment key={result.id_new}>
          {card(result)}
          {folded(
            sameRuling,
            t(question.type === 'massima' ? 'result_same_ruling' : 'result_same_ruling_any', {
              count: sameRuling.length,
            }),
          )}
          {folded(
            sameWords,
            <>
              {t('result_alike')}{' '}
              <span lang="it">{sameWords.map((result) => noBreak(citation(result))).join('; ')}</span>
            </>,
          )}
        </Fragment>
      ))}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {isWhole && (
        <div className={classes.end}>
          {status === 'moreFailed' && (
            <Notice tone="error" urgent>
              {t('search_more_failed')} {entry.error && has(entry.error.key) && t(entry.error.key)}
            </Notice>
          )}
          {trialLeft === undefined ? (
            <LimitedNote limited={entry.facts?.limited === true || undefined} />
          ) : (
            <TrialLeft left={trialLeft} />
          )}
          {entry.facts && isNearLimit(entry) && (
            <QuestionLimit
              facts={entry.facts}
              isLoading={status === 'loadingMore'}
              onGoOn={() => void goOn()}
            />
          )}
          {canLoadMore(entry) ? (
            <Button
              variant="default"
              size="md"
              loading={status === 'loadingMore'}
              loaderProps={{ role: 'status', 'aria-label': t('loading') }}
              onClick={() => void more()}
            >
              {t('search_more')}
            </Button>
          ) : (
            !isAtLimit(entry) &&
            results.length < (entry.facts?.total ?? 0) && (
              <p>{t('search_limit_reached', { count: results.length })}</p>
            )
          )}
        </div>
      )}
    </div>
  );
}
