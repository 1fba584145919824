import { useEffect } from 'react';

/** The browser looks for an address's `#part` before the text has come: once it stands, the page goes there. */
export function useShownHash(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn || location.hash === '') return;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [isDrawn]);
}
