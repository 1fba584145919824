import type { SearchResult, SelectedType } from '@massima/contract/search';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../lib/paths.ts';
import { useNavigate } from 'react-router-dom';
import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconButton } from '../components/icon-button.tsx';
import { useDocumentTitle } from '../components/page.tsx';
import { PartBoundary } from '../components/part-boundary.tsx';
import { Wordmark } from '../components/wordmark.tsx';
import { FollowQuestion } from '../features/alerts/follow-question.tsx';
import { FollowRuling } from '../features/alerts/follow-ruling.tsx';
import { RatingButtons } from '../features/feedback/rating-buttons.tsx';
import { useQuickSave } from '../features/folders/quick-save.tsx';
import { SaveButton } from '../features/folders/save-button.tsx';
import { citedAddress, provisionAddress, useCopyKeys } from '../features/ruling/index.ts';
import { ResultArea } from '../features/search/result-area.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { SelectionBar } from '../features/search/selection-bar.tsx';
import { PickButton } from '../features/search/pick-button.tsx';
import { selection } from '../features/search/selection.ts';
import { QueriesLeft } from '../features/search/queries-left.tsx';
import { filtersOf } from '../features/search/search-input.ts';
import { StartPanel } from '../features/search/start-panel.tsx';
import { useAround, useTabCounts } from '../features/search/use-around.ts';
import { useBlockedSearch } from '../features/search/use-blocked-search.ts';
import { useScrollMemory } from '../features/search/use-scroll-memory.ts';
import { useSearchScreen } from '../features/search/use-search-screen.ts';
import { cardInFocus, useShortcuts } from '../features/search/use-shortcuts.ts';
import { useText } from '../lib/i18n.tsx';
import { lazyDialog } from '../lib/lazy-dialog.tsx';
import { session } from '../lib/session.ts';
import { keepRating } from './keep-rating.ts';
import classes from './search.module.css';

const BlockedDialog = lazyDialog(() =>
  import('../features/search/blocked-dialog.tsx').then((m) => m.BlockedDialog),
);
const ShortcutsDialog = lazyDialog(() =>
  import('../components/shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
);

const actionsOf = (result: SearchResult, query: string) => (
  <>
    <PickButton result={result} />
    <SaveButton result={result} query={query} />
    <FollowRuling id={result.id_new} />
    <RatingButtons result={result} query={query} onRate={(rating) => keepRating(result.id_new, rating)} />
  </>
);

export default function Search() {
  const { t, number } = useText();
  const navigate = useNavigate();
  const screen = useSearchScreen();
  const { question, entry, address, draft, setDraft, tab } = screen;
  const around = useAround(question, entry);
  const counts = useTabCounts(question, entry, around);
  const box = useRef<HTMLInputElement>(null);
  const [isHelping, setHelping] = useState(false);
  const blocked = useBlockedSearch(entry?.error ?? null, address);
  const isAdmin = session.useSnapshot()?.type === 'admin';
  const subscriptionPath = isAdmin ? paths.admin : paths.subscription;
  const isHero = question === null;
  const isNarrow =
    useMediaQuery('(max-width: 47.99rem)', false, { getInitialValueInEffect: false }) && !isHero;

  useDocumentTitle(question ? question.q : 'Massima');
  useScrollMemory(address, (entry?.results.length ?? 0) > 0);
  const focusBox = useCallback(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const showHelp = useCallback(() => setHelping(true), []);
  const quickSave = useQuickSave();
  const saveAll = (results: readonly SearchResult[]) => {
    if (question && results.length > 0)
      void quickSave(results.map((result) => ({ result, query: question.q })));
  };
  const save = (idResult: string | undefined) => {
    const picked = selection.get();
    saveAll(picked.length > 0 ? picked : (entry?.results.filter(({ id_new }) => id_new === idResult) ?? []));
  };
  useShortcuts({ focusBox, showHelp, save });
  useCopyKeys(() => entry?.results.find(({ id_new }) => id_new === cardInFocus()?.dataset['result']));
  useEffect(() => {
    // Typing replaces the selected text of the box.
    if (isHero) focusBox();
  }, [isHero, focusBox]);

  const results = useRef<HTMLDivElement>(null);
  /** After a search the keyboard continues with the results, and a touch keyboard closes. */
  const { search: runSearch } = screen;
  const search = useCallback(
    (text: string, type?: SelectedType) => {
      runSearch(text, type);
      results.current?.focus({ preventScroll: true });
    },
    [runSearch],
  );
  const fill = (text: string) => {
    setDraft(text);
    box.current?.focus();
  };

  /** The results area already reports that the plan does not allow the search. */
  const isRefused = entry?.status === 'failed' && entry.error?.status === 402;
  const visibleQuery = useMemo(
    () => question && { query: question.q, filters: filtersOf(question), as_typed: question.asTyped },
    [question],
  );
  // Memoised, so that the results are not redrawn with every character.
  const aside = useMemo(
    () => (
      <>
        {visibleQuery && <FollowQuestion question={visibleQuery} />}
        {!isRefused && <QueriesLeft subscriptionPath={subscriptionPath} />}
      </>
    ),
    [visibleQuery, isRefused, subscriptionPath],
  );

  return (
    <Tabs
      className={isHero ? classes.start : classes.answered}
      value={tab}
      // Each tab is a search, so arrow keys move between tabs and only a click selects.
      activateTabWithKeyboard={false}
      keepMounted={false}
      onChange={(value) => screen.changeTab(value === 'sentenza' ? 'sentenza' : 'massima')}
    >
      {isHero ? (
        <div className={classes.name}>
          <h1>
            <Wordmark size="large" />
          </h1>
          <p>{t('tagline')}</p>
        </div>
      ) : (
        <h1 className="visually-hidden">{t('menu_search')}</h1>
      )}
      <div className={classes.strip}>
        <SearchBox
          inputRef={box}
          isHero={isHero}
          value={draft}
          type={tab}
          onChange={setDraft}
          onSubmit={(text) => search(text)}
          onOpenRuling={(id, citation) => void navigate(citedAddress(id, citation))}
          onOpenProvision={(key) => void navigate(provisionAddress(key))}
          onClear={() => {
            screen.clear();
            box.current?.focus();
          }}
        />
      </div>
      <div className={classes.tabs}>
        <Tabs.List aria-label={t('search_tabs')}>
          {(['massima', 'sentenza'] as const).map((type) => (
            <Tabs.Tab key={type} value={type}>
              {t(type === 'massima' ? 'kind.principle' : 'kind.verdict')}{' '}
              {counts[type] !== undefined && <span className={classes.count}>{number(counts[type])}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {!isNarrow && aside}
        <IconButton
          icon="keyboard"
          label={t('search_shortcuts')}
          className={classes.help}
          onClick={showHelp}
        />
      </div>
      <Tabs.Panel
        value={tab}
        ref={results}
        tabIndex={-1}
        aria-labelledby={undefined}
        aria-label={t('search_results')}
      >
        {question ? (
          <ResultArea
            question={question}
            entry={entry}
            before={screen.before}
            around={around}
            isNarrow={isNarrow}
            aside={aside}
            subscriptionPath={subscriptionPath}
            onShow={screen.show}
            onSearch={search}
            renderActions={actionsOf}
          />
        ) : (
          <PartBoundary>
            <StartPanel onFill={fill} onSearch={search} />
          </PartBoundary>
        )}
        {question && (
          <PartBoundary>
            <SelectionBar
              query={question.q}
              resultsAddress={`${question.type} ${question.q}`}
              onSave={saveAll}
            />
          </PartBoundary>
        )}
      </Tabs.Panel>
      {blocked.reason && (
        <BlockedDialog
          reason={blocked.reason}
          subscriptionPath={subscriptionPath}
          onClose={blocked.dismiss}
        />
      )}
      {isHelping && <ShortcutsDialog of="search" onClose={() => setHelping(false)} />}
    </Tabs>
  );
}
