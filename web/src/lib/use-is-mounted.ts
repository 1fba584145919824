import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the component is still mounted: an answer may come when its reader has moved on, and must not fetch them back. */
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
