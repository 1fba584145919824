import { useEffect } from 'react';

/** Forgets what came of a call once it has been shown for `ms` milliseconds. */
export function useResetAfter(ms: number, isShown: boolean, reset: () => void) {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(reset, ms);
    return () => clearTimeout(timer);
  }, [ms, isShown, reset]);
}
