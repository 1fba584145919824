import type { SearchResult } from '@massima/contract/search';
import { getQueryKey } from '@trpc/react-query';
import { searches } from '../features/search/searches.ts';
import { queryClient } from '../lib/query-client.ts';
import { type Outputs, trpc } from '../lib/trpc.ts';

type Linked = Outputs['rulings']['linked'];
type Rated = Outputs['feedbacks']['many'];

/** Updates a rating in every cached copy of the result: search results, ruling page and folders. */
export function keepRating(id: string, rating: SearchResult['feedback']) {
  searches.rate(id, rating);
  queryClient.setQueriesData<Linked>(
    { queryKey: getQueryKey(trpc.rulings.linked) },
    (linked) =>
      linked && {
        ...linked,
        results: linked.results.map((result) =>
          result.id_new === id ? { ...result, feedback: rating } : result,
        ),
      },
  );
  queryClient.setQueriesData<Rated>(
    { queryKey: getQueryKey(trpc.feedbacks.many) },
    (rated) =>
      rated && [
        ...rated.filter(({ idResult }) => idResult !== id),
        ...(rating === 'none' ? [] : [{ idResult: id, positive: rating === 'positive' }]),
      ],
  );
}
