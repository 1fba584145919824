import { useEffect, useRef } from 'react';
import { isForKeys, shortcutsEnabled } from '../../lib/shortcuts.ts';

interface Actions {
  /** Opens the next result, or the one before. */
  step: (by: 1 | -1) => void;
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** `j` `k` results, `o` full text, `/` the search in the folder: as in the list of results. */
export function useOutlineKeys(actions: Actions) {
  const isOn = shortcutsEnabled.use();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const keys: Record<string, () => void> = {
      j: () => latest.current.step(1),
      k: () => latest.current.step(-1),
      o: () => press('article[data-result] [data-action=open]'),
      '/': () => document.querySelector<HTMLElement>('[data-outline-bar] input')?.focus(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keys[event.key];
      if (!action || !isForKeys(event)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
