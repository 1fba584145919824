import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the component still stands: an answer may come when its reader has gone on, and must not fetch them back. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
