import { useEffect } from 'react';

/** Resets a call's outcome after it was shown for `ms` milliseconds. */
export function useResetAfter(ms: number, isShown: boolean, reset: () => void) {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(reset, ms);
    return () => clearTimeout(timer);
  }, [ms, isShown, reset]);
}
