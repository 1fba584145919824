import { useEffect } from 'react';
import { isForKeys, shortcutsEnabled } from '../../lib/shortcuts.ts';

const cards = () => [...document.querySelectorAll<HTMLElement>('article[data-result]')];
/** Returns the result that has the focus. */
export const cardInFocus = () => document.activeElement?.closest<HTMLElement>('article[data-result]') ?? null;

function step(by: 1 | -1) {
  const all = cards();
  const now = cardInFocus();
  const to = now ? all.indexOf(now) + by : by === 1 ? 0 : -1;
  const card = all[to];
  card?.focus({ preventScroll: true });
  // In a dense list the next result is usually visible, so the page does not scroll.
  const isLow = card !== undefined && card.offsetHeight < innerHeight / 3;
  card?.scrollIntoView({ block: isLow ? 'nearest' : 'start' });
}
const press = (...actions: string[]) =>
  actions
    .map((action) => cardInFocus()?.querySelector<HTMLElement>(`[data-action=${action}]`))
    .find((button) => button)
    ?.click();

interface Actions {
  focusBox: () => void;
  showHelp: () => void;
  /** Saves the selected results, or the result in focus. */
  save: (idResult: string | undefined) => void;
}

/**
 * Keys: `/` box, `j` `k` results, Enter opens a result of a dense list or, like `o`, its full
 * text, `s` save, `x` select, `?` help. Disabled while typing and below a dialog.
 */
export function useShortcuts({ focusBox, showHelp, save }: Actions) {
  const isOn = shortcutsEnabled.use();
  useEffect(() => {
    if (!isOn) return;
    const actions: Record<string, () => void> = {
      '/': focusBox,
      '?': showHelp,
      j: () => step(1),
      k: () => step(-1),
      o: () => press('open'),
      Enter: () => press('unfold', 'open'),
      x: () => press('pick'),
      s: () => save(cardInFocus()?.dataset['result']),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Inside a card Enter belongs to the focused link or button.
      if (event.key === 'Enter' && document.activeElement !== cardInFocus()) return;
      const action = actions[event.key];
      if (!action || !isForKeys(event)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, focusBox, showHelp, save]);
}
