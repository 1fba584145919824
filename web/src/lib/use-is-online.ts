import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
};

/** Returns false if the browser has no network. If true, the server can still be unavailable. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
