import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

/** What the browser knows of its network: without one it is sure, with one the server may be out of reach all the same. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
