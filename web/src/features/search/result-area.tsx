import { useMediaQuery } from '@mantine/hooks';
import type { Around } from '@massima/contract/around';
import type { SearchResult } from '@massima/contract/search';
import { memo, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ProgressLine } from '../../components/progress-line.tsx';
import { focusResults, SkipLink } from '../../components/skip-link.tsx';
import { useText } from '../../lib/i18n.tsx';
import { foundKey } from './answer-head.tsx';
import { AnswerTop } from './answer-top.tsx';
import classes from './result-area.module.css';
import { type CachedAnswer, isAtLimit } from './cached-answer.ts';
import { facetsOf, previousAnswer } from './facets.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NearSubjects } from './near-subjects.tsx';
import { NoResults, QuestionLimit, Silence } from './rare-answers.tsx';
import { filterCount, type SearchState } from './search-state.ts';
import { ResultList } from './result-list.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchFailed } from './search-failed.tsx';
import { searches } from './searches.ts';
import { silentWords } from './silent-words.ts';

interface Props {
  question: SearchState;
  entry: CachedAnswer | undefined;
  before: SearchState | null;
  around: Around | undefined;
  /** True on a phone, where the header of the results is a single line. */
  isNarrow: boolean;
  /** Controls next to the tabs on wide screens. */
  aside: ReactNode;
  /** Address where a plan that allows the search can be bought. */
  subscriptionPath: string;
  onShow: (question: SearchState) => void;
  onSearch: (text: string) => void;
  renderActions: (result: SearchResult, query: string) => ReactNode;
}

/**
 * Area below the search box: filters, header and results in every state. Memoised, so that typing
 * in the box does not redraw it.
 */
export const ResultArea = memo(function ResultArea({
  question,
  entry,
  before,
  around,
  isNarrow,
  aside,
  subscriptionPath,
  onShow,
  onSearch,
  renderActions,
}: Props) {
  const { t, has } = useText();
  const [isFiltering, setFiltering] = useState(false);
  const rail = useRef<HTMLElement>(null);
  const store = searches.use();
  const isSearching = entry === undefined || entry.status === 'searching';
  // For the same query with other filters, the previous results stay visible and dimmed instead of
  // a skeleton.
  const visible = isSearching ? previousAnswer(store, question) : entry;
  const facets = facetsOf(visible);
  const total = isSearching ? undefined : entry.facts?.total;
  const isUnknown = isSearching && !visible;
  // Same width as `.rail` in the style sheet, because a phone does not draw hidden filters.
  const isWide = useMediaQuery('(min-width: 75rem)', true, { getInitialValueInEffect: false });
  const count = filterCount(question);

  // No results to sort, and filters only if they removed the results.
  const isCut = entry !== undefined && entry.results.length === 0 && isAtLimit(entry);
  const isNothing = entry?.status === 'fetched' && entry.results.length === 0 && !isCut;
  const isEmpty = isNothing && count === 0;
  const isSilent = silentWords(visible?.facts ?? {}) !== '';

  const isPartial = visible?.facts?.matched === 'some';
  const filters = { question, facets, isPartial, onChange: onShow, isWaiting: isUnknown };

  return (
    <div className={classes.columns}>
      <div className={classes.results}>
        {!isEmpty && isWide && (
          <SkipLink onSkip={() => rail.current?.focus()}>{t('skip_to_filters')}</SkipLink>
        )}
        <p role="status" className="visually-hidden">
          {entry?.status === 'fetched' &&
            entry.facts &&
            (isSilent
              ? t('search_silent', { words: silentWords(entry.facts) })
              : t(foundKey(question.type), { count: entry.facts.total }))}
        </p>
        <PartBoundary of={visible}>
          <AnswerTop
            question={question}
            before={before}
            visible={visible}
            isUnknown={isUnknown}
            isNarrow={isNarrow}
            hasFilters={!isEmpty}
            hasOrder={!isEmpty && !isNothing}
            aside={isNarrow && aside}
            onFilters={() => setFiltering(true)}
            onShow={onShow}
          />
        </PartBoundary>
        {isSearching && visible && <ProgressLine />}
        <PartBoundary of={question}>
          <FilterChips
            question={question}
            excluded={visible?.facts?.excluded}
            narrowedBy={visible?.facts?.narrowed_by}
            onChange={onShow}
          />
        </PartBoundary>
        {/* The skeleton is replaced instead of reused, so that nothing moves when a notice appears
           above. */}
        <div
          key={isUnknown ? 'unknown' : 'known'}
          aria-busy={isSearching}
          className={isSearching && visible ? `${classes.list} ${classes.waiting}` : classes.list}
        >
          {entry?.status === 'failed' && entry.error && entry.error.status !== 402 && (
            <SearchFailed error={entry.error} onRetry={() => void searches.again(question)} />
          )}
          {entry?.status === 'failed' && entry.error?.status === 402 && (
            <Notice tone="warning">
              {has(entry.error.key) && t(entry.error.key)}{' '}
              <Link to={subscriptionPath}>{t('search_blocked_subscription')}</Link>
            </Notice>
          )}
          {isCut && entry.facts && (
            <QuestionLimit
              facts={entry.facts}
              isLoading={entry.status === 'loadingMore'}
              onGoOn={() => void searches.goOn(question)}
            />
          )}
          {isSilent && visible && visible.results.length > 0 && (
            <h2 className={classes.nearHeading}>
              {t('search_near_heading', { count: visible.facts?.total ?? 0 })}
            </h2>
          )}
          {visible && visible.results.length > 0 && (
            <PartBoundary key={visible.question.q} of={visible}>
              <ResultList entry={visible} onSearch={onSearch} renderActions={renderActions} />
            </PartBoundary>
          )}
          {!isSearching && !isNothing && around && around.instead.length > 0 && (
            <NearSubjects instead={around.instead} onShow={onShow} />
          )}
          {isUnknown && <ResultsSkeleton />}
          {isSilent && isNothing && entry.facts && (
            <PartBoundary of={entry}>
              <Silence question={question} facts={entry.facts} onShow={onShow} />
              {around && around.instead.length > 0 && (
                <NearSubjects instead={around.instead} onShow={onShow} />
              )}
            </PartBoundary>
          )}
          {isNothing && !isSilent && (
            <PartBoundary of={entry}>
              <NoResults
                question={question}
                references={entry.facts?.references ?? []}
                narrowedBy={entry.facts?.narrowed_by ?? []}
                around={around}
                onShow={onShow}
              />
            </PartBoundary>
          )}
        </div>
      </div>
      {/* Placed left of the results, and after them in tab order, because it has forty stops. */}
      {isEmpty || !isWide ? (
        <div className={classes.rail} />
      ) : (
        <aside ref={rail} tabIndex={-1} aria-label={t('search_filters')} className={classes.rail}>
          <SkipLink onSkip={focusResults}>{t('skip_to_results')}</SkipLink>
          <PartBoundary of={facets}>
            <FilterPanel {...filters} />
          </PartBoundary>
        </aside>
      )}
      {isFiltering && (
        <Dialog kind="sheet" title={t('search_filters')} onClose={() => setFiltering(false)}>
          <PartBoundary of={facets}>
            <FilterPanel {...filters} hasHeading={false} />
          </PartBoundary>
          <div className={classes.sheetFoot}>
            <button type="button" onClick={() => setFiltering(false)}>
              {total === undefined
                ? t('search_filters_show_any')
                : t('search_filters_show', { count: total })}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
});
