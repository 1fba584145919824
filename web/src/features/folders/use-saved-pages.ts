import type { Folder } from '@massima/contract/folders';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { api, trpc } from '../../lib/trpc.ts';
import type { SavedElement } from './saved-result.ts';

const pageRows = 20;

type Pages = InfiniteData<SavedElement[], number>;

/**
 * The elements of a folder a page at a time, so that a folder of thousands opens as fast as one of ten. Those in `removed`
 * stay in the pages, so that their removal can be undone in its place; the server no longer counts them.
 */
export function useSavedPages({ project_id: id }: Folder, removed: ReadonlySet<string>) {
  const client = useQueryClient();
  // tRPC's own key, so that invalidating `projects.elements` reaches these pages too.
  const queryKey = getQueryKey(trpc.projects.elements, { id }, 'infinite');
  const gone = useRef(removed);
  gone.current = removed;
  useEffect(
    () => () => {
      // Read anew the next time, without what was removed.
      if (gone.current.size > 0)
        client.removeQueries({ queryKey: getQueryKey(trpc.projects.elements, { id }) });
    },
    [client, id],
  );
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.projects.elements.query(
        { id, limit: pageRows, offset: Math.max(0, pageParam - gone.current.size) },
        { signal },
      ),
    initialPageParam: 0,
    // Another tab may have written notes meanwhile. What was removed here waits in its place to be undone.
    refetchOnWindowFocus: () => gone.current.size === 0,
    getNextPageParam: (last, pages) => (last.length < pageRows ? undefined : pages.length * pageRows),
  });
  const now = useRef(query);
  now.current = query;
  return {
    pages: query.data?.pages ?? [],
    elements: query.data?.pages.flat() ?? [],
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    keepNote: (idResult: string, note: string) => {
      const { isFetchingNextPage, fetchNextPage } = now.current;
      // What was asked for before the note was kept would bring the one before it.
      void client.cancelQueries({ queryKey });
      client.setQueryData<Pages>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) =>
              page.map((element) => (element.idResult === idResult ? { ...element, note } : element)),
            ),
          },
      );
      if (isFetchingNextPage) void fetchNextPage();
    },
  };
}
