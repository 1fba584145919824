import { useLayoutEffect, useRef } from 'react';
import { searches } from './searches.ts';

/**
 * Puts the page back where this answer was left, once its results are there, and notes where it is left next.
 * A new answer has no place yet and starts at the top.
 */
export function useScrollMemory(address: string | null, isShown: boolean) {
  const placed = useRef<string | null>(null);

  useLayoutEffect(() => {
    const place = address ?? '';
    if (address !== null && !isShown) return;
    if (placed.current !== place) {
      placed.current = place;
      window.scrollTo(0, (address && searches.entry(address)?.scroll) || 0);
    }
    if (address === null) return;
    const onScroll = () => searches.scrolled(address, window.scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [address, isShown]);
}
