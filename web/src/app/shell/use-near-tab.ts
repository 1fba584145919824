import { useEffect } from 'react';
import { isTyping } from '../../lib/shortcuts.ts';

const place = () => document.querySelector<HTMLElement>('[data-notices]');

/**
 * The notices are at the end of the page: from where something was done, dozens of Tabs would lie before "undo". While one offers
 * something, the first Tab leads to it, and the last returns to where it came from.
 */
export function useNearTab() {
  useEffect(() => {
    let origin: HTMLElement | null = null;
    let visited: string | undefined;
    const goBack = () => {
      if (origin?.isConnected) origin.focus({ preventScroll: true });
      origin = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const here = document.activeElement;
      const notices = place();
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !notices) return;
      if (!(here instanceof HTMLElement) || event.defaultPrevented) return;
      if (!notices.contains(here)) {
        const offer = [...notices.querySelectorAll<HTMLElement>('[data-notice]')].at(-1);
        const id = offer?.dataset['notice'];
        if (!offer || event.shiftKey || visited === id || isTyping(here)) return;
        visited = id;
        origin = here;
        event.preventDefault();
        offer.querySelector('button')?.focus();
        return;
      }
      const buttons = [...notices.querySelectorAll('button')];
      if (here !== (event.shiftKey ? buttons[0] : buttons.at(-1))) return;
      // Moving on is the browser's job: it takes the next stop after the one that has the focus by then.
      goBack();
      if (event.shiftKey) event.preventDefault();
    };
    /** What is pressed there goes with its notice: the keyboard continues from where it came. */
    const onClick = () => {
      if (origin && place()?.contains(document.activeElement)) goBack();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('click', onClick, true);
    };
  }, []);
}
