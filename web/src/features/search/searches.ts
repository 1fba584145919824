import { perTab } from '../../lib/storage.ts';
import { session } from '../../lib/session.ts';
import { runSearch } from '../../api/search.ts';
import { yearInItaly } from '@massima/contract/format/dates';
import { readAddress } from './question.ts';
import { createSearchStore } from './search-store.ts';

/** The one store of this tab. The number grows with the shape of an answer: what an older version kept is not read. */
export const searches = createSearchStore({
  run: runSearch,
  load: () => perTab.read('searches.4'),
  save: (text) => perTab.write('searches.4', text),
});

// Where the page has asked this address's question already, its answer may stand in the first drawing.
const early = window.massimaEarly?.some(({ path }) => path === 'search.run')
  ? readAddress(location.search, yearInItaly(new Date()))
  : null;
if (early) searches.open(early);

session.onEnd(() => searches.clear());
addEventListener('pagehide', () => {
  // After a sign-out there is nothing to keep.
  if (session.token() !== null) searches.persist();
});
