import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef } from 'react';
import { api, type Inputs, trpc } from '../../lib/trpc.ts';
import type { HistoryItem } from './history-item.ts';
import { type Edits, hasDeleted, isDeleted } from './use-edits.ts';

interface PageInput {
  list: Inputs['questions']['count'];
  sort: 'ASC' | 'DESC';
  limit: number;
  /** From 1. */
  page: number;
}

/**
 * Returns a page of the history and the total. Deleted entries stay on their page for undo,
 * although the server no longer counts them. Later pages start where the previous page ended.
 */
export function useQuestionPage({ list, sort, limit, page }: PageInput, edits: Edits) {
  const client = useQueryClient();
  const now = useRef(edits);
  now.current = edits;
  const inputOf = (nth: number) => ({ ...list, sort, limit, offset: (nth - 1) * limit });
  const keyOf = (nth: number) => getQueryKey(trpc.questions.list, inputOf(nth), 'query');
  const deletedBefore = () => {
    let deleted = 0;
    for (let nth = 1; nth < page && hasDeleted(now.current); nth++)
      deleted +=
        client.getQueryData<HistoryItem[]>(keyOf(nth))?.filter(({ id }) => isDeleted(now.current.get(id)))
          .length ?? 0;
    return deleted;
  };
  const options = {
    placeholderData: keepPreviousData,
    // Not refetched, because the page would lose its undo rows and repeat entries of the next page.
    ...(hasDeleted(edits) && { staleTime: Infinity }),
  };
  const rows = useQuery({
    ...options,
    queryKey: keyOf(page),
    queryFn: ({ signal }) => {
      const { offset, ...input } = inputOf(page);
      return api.questions.list.query({ ...input, offset: offset - deletedBefore() }, { signal });
    },
  });
  const count = trpc.questions.count.useQuery(list, options);
  return {
    rows: rows.data ?? [],
    total: count.data?.count ?? 0,
    isPending: rows.isPending || count.isPending,
    isSettled: !rows.isPlaceholderData && !count.isPlaceholderData,
    error: rows.error ?? count.error,
    retry: () => void Promise.all([rows, count].map(({ error, refetch }) => error && refetch())),
  };
}
