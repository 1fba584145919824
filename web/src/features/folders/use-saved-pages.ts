import type { Folder } from '@massima/contract/folders';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { api, trpc } from '../../lib/trpc.ts';
import type { SavedElement } from './saved-result.ts';

const pageRows = 20;

interface Page {
  rows: SavedElement[];
  /** Where the next one begins; none after the last. */
  next: number | undefined;
}
type Pages = InfiniteData<Page, number>;

const changeRows = (data: Pages | undefined, change: (rows: SavedElement[]) => SavedElement[]) =>
  data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })) };

/** Of a folder that a ruling left for another one: reloaded, the list would lose what can still be undone in it. */
export const dropElement = (client: QueryClient, id: number, idResult: string): void =>
  void client.setQueriesData<Pages>({ queryKey: getQueryKey(trpc.projects.elements, { id }) }, (data) =>
    changeRows(data, (rows) => rows.filter((row) => row.idResult !== idResult)),
  );

/**
 * The elements of a folder a page at a time, so that a folder of thousands opens as fast as one of ten. Those in `removed`
 * stay in the pages, so that their removal can be undone in its place.
 */
export function useSavedPages({ project_id: id }: Folder, removed: ReadonlySet<string>) {
  const client = useQueryClient();
  // tRPC's own key, so that invalidating `projects.elements` reaches these pages too.
  const queryKey = getQueryKey(trpc.projects.elements, { id }, 'infinite');
  const gone = useRef(removed);
  gone.current = removed;
  useEffect(
    () => () => {
      // Reloaded the next time, without what was removed.
      if (gone.current.size > 0)
        client.removeQueries({ queryKey: getQueryKey(trpc.projects.elements, { id }) });
    },
    [client, id],
  );
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: after, signal }): Promise<Page> => {
      const { elements: rows } = await api.projects.elements.query(
        { id, limit: pageRows, after },
        { signal },
      );
      return { rows, next: rows.length < pageRows ? undefined : rows.at(-1)?.position };
    },
    initialPageParam: 0,
    // Another tab may have written notes since. What was removed here waits in its place to be undone.
    refetchOnWindowFocus: () => gone.current.size === 0,
    getNextPageParam: ({ next }) => next,
  });
  const now = useRef(query);
  now.current = query;
  return {
    pages: query.data?.pages.map(({ rows }) => rows) ?? [],
    elements: rowsOf(query.data?.pages ?? []),
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    keepNote: (idResult: string, note: string) => {
      const { isFetchingNextPage, fetchNextPage } = now.current;
      // A request from before the note was saved would bring the previous one.
      void client.cancelQueries({ queryKey });
      client.setQueryData<Pages>(queryKey, (data) =>
        changeRows(data, (rows) => rows.map((row) => (row.idResult === idResult ? { ...row, note } : row))),
      );
      if (isFetchingNextPage) void fetchNextPage();
    },
  };
}

const rowsOf = (pages: readonly Page[]) => pages.flatMap(({ rows }) => rows);
