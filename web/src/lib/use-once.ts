import { useEffect, useRef } from 'react';

/**
 * Runs an effect once per component, even in React's strict mode, which mounts twice. Used for
 * mailed links, which are consumed.
 */
export function useOnce(effect: () => void) {
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current) return;
    ran.current = true;
    effect();
    // Once, whatever changes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
