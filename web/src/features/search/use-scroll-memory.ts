import { useLayoutEffect, useRef } from 'react';
import { searches } from './searches.ts';

/**
 * Restores the scroll position of these results and records later changes. New results start at the
 * top.
 */
export function useScrollMemory(address: string | null, isShown: boolean) {
  const placed = useRef<string | null>(null);

  useLayoutEffect(() => {
    const key = address ?? '';
    if (address !== null && !isShown) return;
    if (placed.current !== key) {
      placed.current = key;
      window.scrollTo(0, (address && searches.entry(address)?.scroll) || 0);
    }
    if (address === null) return;
    const onScroll = () => searches.scrolled(address, window.scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [address, isShown]);
}
