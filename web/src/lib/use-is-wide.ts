import { useSyncExternalStore } from 'react';

/** `--from-split` of the stylesheets. */
const query = '(min-width: 62.5rem)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window has room for a list and what is open of it next to each other. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
