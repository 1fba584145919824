import { queryMaxLength } from '@massima/contract/constants';
import type { SelectedType } from '@massima/contract/search';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { perTab } from '../../lib/storage.ts';
import { useCurrentYear } from '../../lib/use-current-year.ts';
import { newSearchState, type SearchState, readAddress, writeAddress } from './search-state.ts';
import { searches } from './searches.ts';
import { paths } from '../../lib/paths.ts';

/** Search that another screen starts. `selectedType` is the name or the index of a tab. */
interface RouteState {
  queryToReSearch?: string;
  selectedType?: string | number;
  /** True if an empty screen was requested, so that the last results are not restored. */
  fresh?: boolean;
  /** Query before a suggested spelling was followed. */
  before?: string;
}

const typeOf = (selected: string | number | undefined): SelectedType =>
  selected === 1 || /^(?:sentenza|type_verdict)$/i.test(String(selected)) ? 'sentenza' : 'massima';

let isFirstVisit = true;

/** State of the search screen: the address defines the query, the store contains its results. */
export function useSearchScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const store = searches.use();
  const year = useCurrentYear();
  const state = (location.state ?? {}) as RouteState;
  const question = useMemo(() => readAddress(location.search, year), [location.search, year]);
  const address = question && writeAddress(question);

  // Text from the browser's address bar. It fills the box; only Enter starts the search.
  const brought = new URLSearchParams(location.search).get('bozza')?.slice(0, queryMaxLength);

  const [draft, setDraftValue] = useState(() => question?.q ?? brought ?? perTab.read('draft') ?? '');
  const [tab, setTab] = useState<SelectedType>(question?.type ?? 'massima');
  const [shownAddress, setShownAddress] = useState(address);
  if (address !== shownAddress) {
    setShownAddress(address);
    setDraftValue(question?.q ?? '');
    if (question) setTab(question.type);
  }

  const setDraft = useCallback((text: string) => {
    setDraftValue(text);
    // Input survives a reload and the maintenance page.
    perTab.write('draft', text === '' ? null : text);
  }, []);

  const show = useCallback(
    (next: SearchState, routeState?: RouteState) =>
      navigate({ pathname: paths.search, search: writeAddress(next) }, { state: routeState }),
    [navigate],
  );

  const { queryToReSearch, selectedType, fresh } = state;
  useEffect(() => {
    if (queryToReSearch?.trim()) {
      const next = newSearchState(queryToReSearch, typeOf(selectedType));
      void searches.again(next);
      navigate({ pathname: paths.search, search: writeAddress(next) }, { replace: true });
      return;
    }
    if (question) {
      searches.open(question);
      return;
    }
    // Opening the search restores its last address; the back button keeps its own.
    const { last } = searches.get();
    if (last && !fresh && !brought && (navigation !== 'POP' || isFirstVisit))
      navigate({ pathname: paths.search, search: last }, { replace: true });
  }, [queryToReSearch, selectedType, fresh, brought, question, navigation, navigate]);
  useEffect(() => {
    isFirstVisit = false;
  }, []);

  const search = useCallback(
    (text: string, type: SelectedType = tab) => {
      const next = newSearchState(text, type);
      const nextAddress = writeAddress(next);
      // Searching for the shown query starts over and adds no history entry.
      if (address === nextAddress || searches.entry(nextAddress)) void searches.again(next);
      navigate({ pathname: paths.search, search: nextAddress }, { replace: address === nextAddress });
    },
    [tab, address, navigate],
  );

  const changeTab = (type: SelectedType) => {
    setTab(type);
    if (!question || type === question.type) return;
    const text = draft.trim();
    const last = store.lastOf[type];
    if (last && (text === '' || store.entries[last]?.question.q === text))
      navigate({ pathname: paths.search, search: last });
    // The same query keeps its filters, so that the tab shows the announced count.
    else if (text === question.q) show({ ...question, type });
    else if (text !== '') show(newSearchState(text, type));
  };

  const clear = () => {
    setDraft('');
    if (question) navigate(paths.search, { state: { fresh: true } });
  };

  const { before } = state;
  return {
    question,
    address,
    entry: address ? store.entries[address] : undefined,
    draft,
    setDraft,
    tab,
    changeTab,
    search,
    show,
    clear,
    before: useMemo(
      () => (before && question ? newSearchState(before, question.type) : null),
      [before, question],
    ),
  };
}
