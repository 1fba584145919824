import { perTab } from '../../lib/storage.ts';
import { session } from '../../lib/session.ts';
import { runSearch } from '../../api/search.ts';
import { yearInItaly } from '@massima/contract/format/dates';
import { readAddress } from './search-state.ts';
import { registerAnswerCache, searchesKey } from './answer-caches.ts';
import { createSearchStore } from './search-store.ts';

/** Search store of this tab. */
export const searches = createSearchStore({
  run: runSearch,
  load: () => perTab.read(searchesKey),
  save: (text) => perTab.write(searchesKey, text),
});

// If the page already requested this query, its response can be part of the first render.
const early = window.massimaEarly?.some(({ path }) => path === 'search.run')
  ? readAddress(location.search, yearInItaly(new Date()))
  : null;
if (early) searches.open(early);

registerAnswerCache(() => searches.clear());
session.onEnd(() => searches.clear());
addEventListener('pagehide', () => {
  // Nothing is stored after sign-out.
  if (session.token() !== null) searches.persist();
});
