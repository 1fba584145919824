import { perTab } from '../../lib/storage.ts';
import { session } from '../../lib/session.ts';
import { queryClient } from '../../lib/query-client.ts';
import { api, trpc } from '../../lib/trpc.ts';
import { getQueryKey } from '@trpc/react-query';
import { createSearchStore } from './search-store.ts';

/** The one store of this tab. */
export const searches = createSearchStore({
  async run(input) {
    const answer = await api.search.run.mutate(input);
    // How many are left is read anew, by whoever shows it.
    if (answer.data.charged)
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.session.check) });
    return answer;
  },
  load: () => perTab.read('searches'),
  save: (text) => perTab.write('searches', text),
});

session.onEnd(() => searches.clear());
addEventListener('pagehide', () => {
  // After a sign-out there is nothing to keep.
  if (session.token() !== null) searches.persist();
});
