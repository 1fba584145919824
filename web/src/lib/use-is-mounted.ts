import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that reports whether the component is mounted. A late response must not bring
 * a user back who has moved on.
 */
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
