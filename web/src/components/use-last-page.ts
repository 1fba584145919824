import { useEffect, useRef } from 'react';

interface PageState {
  page: number;
  size: number;
  total: number;
  /** True if the page was loaded and is empty. */
  isEmpty: boolean;
}

/**
 * Returns true if a page is beyond the last page, after a deletion or by an old address. The last
 * page then replaces it.
 */
export function useLastPage(
  { page, size, total, isEmpty }: PageState,
  onPage: (page: number) => void,
): boolean {
  const isBehind = isEmpty && total > 0 && page > 1;
  // Always an earlier page, even if the total is outdated.
  const last = Math.max(1, Math.min(page - 1, Math.ceil(total / size)));
  const go = useRef(onPage);
  go.current = onPage;
  useEffect(() => {
    if (isBehind) go.current(last);
  }, [isBehind, last]);
  return isBehind;
}
