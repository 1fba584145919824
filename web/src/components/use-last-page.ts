import { useEffect, useRef } from 'react';

interface Shown {
  page: number;
  size: number;
  total: number;
  /** The page was read, and is empty. */
  isEmpty: boolean;
}

/** Whether a page is beyond the last one, after a deletion or by an old address; the last one then takes its place. */
export function useLastPage({ page, size, total, isEmpty }: Shown, onPage: (page: number) => void): boolean {
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
