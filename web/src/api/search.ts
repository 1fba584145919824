import { getQueryKey } from '@trpc/react-query';
import { queryClient } from '../lib/query-client.ts';
import { api, type Inputs, trpc } from '../lib/trpc.ts';

/** A search, which the plan counts. How many are left is refetched separately, by the component that shows it. */
export async function runSearch(input: Inputs['search']['run']) {
  const answer = await api.search.run.mutate(input);
  if (answer.data.charged) void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.session.check) });
  return answer;
}
