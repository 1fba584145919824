import type { Folder } from '@massima/contract/folders';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { api, trpc } from '../../lib/trpc.ts';

const pageRows = 20;

/** The elements of a folder a page at a time, so that a folder of thousands opens as fast as one of ten. */
export function useSavedPages({ project_id: id }: Folder) {
  const query = useInfiniteQuery({
    // tRPC's own key, so that invalidating `projects.elements` reaches these pages too.
    queryKey: getQueryKey(trpc.projects.elements, { id }, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      api.projects.elements.query({ id, limit: pageRows, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageRows ? undefined : pages.length * pageRows),
  });
  return {
    pages: query.data?.pages ?? [],
    elements: query.data?.pages.flat() ?? [],
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
