import { useEffect } from 'react';
import { undoLast } from './undo-stack.ts';
import { useText } from './i18n.tsx';
import { isElsewhere, isForKeys, shortcutsEnabled } from './shortcuts.ts';
import { showUndoError, toast } from './toast.ts';

/**
 * Undoes the latest action on Ctrl+Z or `z` and reports it. In fields, both keys keep their
 * function.
 */
export function useUndoKey() {
  const { t } = useText();
  const isOn = shortcutsEnabled.use();
  useEffect(() => {
    const tell = (key: 'undone' | 'undo_impossible', what: string) =>
      toast(t(key, { what: what.replace(/\.$/, '') }), { kind: 'undone' });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return;
      const isChord = event.ctrlKey || event.metaKey;
      if (isChord ? !isElsewhere(event) : !isOn || !isForKeys(event)) return;
      const undone = undoLast();
      if (undone === null) return;
      event.preventDefault();
      const { what, result } = undone;
      if (result === 'final') tell('undo_impossible', what);
      else if (result === 'undone') tell('undone', what);
      // Reported after undo succeeded.
      else
        result.then(
          () => tell('undone', what),
          () => showUndoError(what),
        );
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, t]);
}
