import { getQueryKey } from '@trpc/react-query';
import { queryClient } from '../lib/query-client.ts';
import { api, type Inputs, trpc } from '../lib/trpc.ts';

/**
 * Runs a search, which is charged against the plan. The component that shows the remaining
 * searches refetches them.
 */
export async function runSearch(input: Inputs['search']['run']) {
  const response = await api.search.run.mutate(input);
  if (response.data.charged)
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.session.check) });
  return response;
}
