import type { Folder } from '@massima/contract/folders';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { api, trpc } from '../../lib/trpc.ts';
import { inOrder } from './outline-order.ts';
import type { SavedElement } from './saved-result.ts';

/**
 * The first page fills a screen; the others load in the background, so that the complete folder can
 * be sorted and filtered.
 */
const firstRows = 20;
const moreRows = 100;

interface Page {
  rows: SavedElement[];
  /** Offset of the next page; undefined after the last. */
  next: number | undefined;
}
type Pages = InfiniteData<Page, number>;

/** Query key of tRPC, so that invalidating `projects.elements` affects these pages too. */
const keyOf = (id: number) => getQueryKey(trpc.projects.elements, { id }, 'infinite');

/**
 * Changes the cached pages. Cancels pending requests, which would restore the old state; the
 * remaining pages are then requested again.
 */
function changePages(client: QueryClient, id: number, change: (data: Pages) => Pages): void {
  void client.cancelQueries({ queryKey: keyOf(id) });
  client.setQueryData<Pages>(keyOf(id), (data) => data && change(data));
}
const changeRows = (client: QueryClient, id: number, change: (rows: SavedElement[]) => SavedElement[]) =>
  changePages(client, id, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })),
  }));

/**
 * Removes an element from the cache of the folder it was moved from. A refetch would lose entries
 * that can still be undone.
 */
export const dropElement = (client: QueryClient, id: number, idResult: string): void =>
  changeRows(client, id, (rows) => rows.filter((row) => row.idResult !== idResult));

/** Updates a note in the cache after it was saved. */
export const keepNote = (client: QueryClient, id: number, idResult: string, note: string): void =>
  changeRows(client, id, (rows) => rows.map((row) => (row.idResult === idResult ? { ...row, note } : row)));

/** Reorders the cached elements as a single page. Further pages load behind it. */
export const keepOrder = (client: QueryClient, id: number, order: readonly string[]): void =>
  changePages(client, id, ({ pages }) => ({
    pages: [{ rows: inOrder(rowsOf(pages), order), next: pages.at(-1)?.next }],
    pageParams: [0],
  }));

/** Returns the ids of the cached elements in order. */
export const idsInOrder = (client: QueryClient, id: number): string[] =>
  rowsOf(client.getQueryData<Pages>(keyOf(id))?.pages ?? []).map(({ idResult }) => idResult);

/** Loads the elements of a folder. Elements in `removed` stay in the list for undo. */
export function useSavedPages({ project_id: id }: Folder, removed: ReadonlySet<string>) {
  const client = useQueryClient();
  const removedRef = useRef(removed);
  removedRef.current = removed;
  useEffect(
    () => () => {
      // The next load leaves out removed elements.
      if (removedRef.current.size > 0)
        client.removeQueries({ queryKey: getQueryKey(trpc.projects.elements, { id }) });
    },
    [client, id],
  );
  const query = useInfiniteQuery({
    queryKey: keyOf(id),
    queryFn: async ({ pageParam: after, signal }): Promise<Page> => {
      const limit = after === 0 ? firstRows : moreRows;
      const { elements: rows } = await api.projects.elements.query({ id, limit, after }, { signal });
      return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.position };
    },
    initialPageParam: 0,
    // Another tab may have changed notes. Not refetched while removed elements can be undone.
    refetchOnWindowFocus: () => removedRef.current.size === 0,
    getNextPageParam: ({ next }) => next,
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return {
    pages: query.data?.pages.map(({ rows }) => rows) ?? [],
    elements: rowsOf(query.data?.pages ?? []),
    isPending: query.isPending,
    /** Error of the first load; elements that loaded before an error stay. */
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    isWhole: query.data !== undefined && !hasNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
  };
}

/** Removes duplicates. An element moved during loading appears on two pages. */
function rowsOf(pages: readonly Page[]): SavedElement[] {
  const rows = new Map<string, SavedElement>();
  for (const row of pages.flatMap((page) => page.rows))
    if (!rows.has(row.idResult)) rows.set(row.idResult, row);
  return [...rows.values()];
}
