import { useEffect } from 'react';
import { undoLast } from './undo-stack.ts';
import { useText } from './i18n.tsx';
import { isElsewhere, isForKeys, shortcutsEnabled } from './shortcuts.ts';
import { toast } from './toast.ts';

/** Ctrl+Z, or `z` alone: undoes the latest action that can be undone, and says which it was. In a field both are the field's. */
export function useUndoKey() {
  const { t } = useText();
  const isOn = shortcutsEnabled.use();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return;
      const isChord = event.ctrlKey || event.metaKey;
      if (isChord ? !isElsewhere(event) : !isOn || !isForKeys(event)) return;
      const what = undoLast();
      if (what === null) return;
      event.preventDefault();
      toast(t('undone', { what: what.replace(/\.$/, '') }), { kind: 'undone' });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn, t]);
}
