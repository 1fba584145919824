import { useEffect } from 'react';
import { createStore } from '../../lib/external-store.ts';
import { local } from '../../lib/storage.ts';

/** Single keys can get in the way of speech input, so they can be switched off (WCAG 2.1.4). */
const enabled = createStore(local.read('shortcuts') !== 'off');
export const shortcutsEnabled = {
  use: enabled.use,
  set(on: boolean) {
    local.write('shortcuts', on ? null : 'off');
    enabled.set(on);
  },
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [role=menuitem]');

const cards = () => [...document.querySelectorAll<HTMLElement>('article[data-result]')];
const cardInFocus = () => document.activeElement?.closest<HTMLElement>('article[data-result]') ?? null;

function step(by: 1 | -1) {
  const all = cards();
  const now = cardInFocus();
  const to = now ? all.indexOf(now) + by : by === 1 ? 0 : -1;
  const card = all[to];
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}
const press = (action: string) =>
  cardInFocus()?.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();

interface Actions {
  focusBox: () => void;
  showHelp: () => void;
  /** The results that are picked, or the one in focus. */
  save: (idResult: string | undefined) => void;
}

/** `/` box, `j` `k` results, `o` full text, `s` save, `x` pick, `?` help. Never while typing, nor below a dialog. */
export function useShortcuts({ focusBox, showHelp, save }: Actions) {
  const isOn = enabled.use();
  useEffect(() => {
    if (!isOn) return;
    const actions: Record<string, () => void> = {
      '/': focusBox,
      '?': showHelp,
      j: () => step(1),
      k: () => step(-1),
      o: () => press('open'),
      x: () => press('pick'),
      s: () => save(cardInFocus()?.dataset['result']),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const action = actions[event.key];
      if (!action || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, focusBox, showHelp, save]);
}
