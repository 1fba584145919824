import { useEffect } from 'react';
import { decodeHash } from '../../lib/decode-hash.ts';

/** The browser looks for an address's `#part` before the text has come: once it is drawn, the page goes there. */
export function useShownHash(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return;
    const target = document.getElementById(decodeHash(location.hash));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [isDrawn]);
}
