import { perTab } from '../../lib/storage.ts';
import { session } from '../../lib/session.ts';
import { api } from '../../lib/trpc.ts';
import { createSearchStore } from './search-store.ts';

/** The one store of this tab. */
export const searches = createSearchStore({
  run: (input) => api.search.run.mutate(input),
  load: () => perTab.read('searches'),
  save: (text) => perTab.write('searches', text),
});

session.onEnd(() => searches.clear());
addEventListener('pagehide', () => {
  // After a sign-out there is nothing to keep.
  if (session.token() !== null) searches.persist();
});
