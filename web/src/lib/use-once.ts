import { useEffect, useRef } from 'react';

/** Runs once in a component's life, also where React mounts twice to find mistakes: an emailed link is used up by it. */
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
