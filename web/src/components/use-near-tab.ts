import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../lib/shortcuts.ts';

/**
 * The notices stand at the end of the page: from where something was done, dozens of Tabs would lie before "undo". While one offers
 * something, the first Tab leads to it, and the last goes on from where it came.
 */
export function useNearTab(place: RefObject<HTMLElement | null>, offered: number | undefined) {
  const origin = useRef<HTMLElement | null>(null);
  const visited = useRef(0);
  useEffect(() => {
    if (offered === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const here = document.activeElement;
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(here instanceof HTMLElement) || event.defaultPrevented) return;
      const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
      if (!place.current?.contains(here)) {
        if (event.shiftKey || visited.current === offered || isTyping(here)) return;
        visited.current = offered;
        origin.current = here;
        event.preventDefault();
        place.current?.querySelector<HTMLElement>(`[data-notice='${offered}'] button`)?.focus();
      } else if (here === (event.shiftKey ? buttons[0] : buttons.at(-1))) {
        // Going on is the browser's: it takes the next stop behind the one that has the focus by then.
        origin.current?.focus({ preventScroll: true });
        if (event.shiftKey) event.preventDefault();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [place, offered]);
  /** What was pressed there is gone: the keyboard goes on from where it came. */
  return () => {
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
  };
}
