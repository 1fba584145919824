import { useEffect, useState } from 'react';
import { lazyDialog } from '../lib/lazy-dialog.tsx';
import { isForKeys, shortcutsEnabled } from '../lib/shortcuts.ts';
import type { KeysOf } from './shortcuts-dialog.tsx';

const ShortcutsDialog = lazyDialog(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog));

/** Opens the list of shortcuts on `?`, with the shortcuts of this screen first. */
export function ShortcutsHelp({ of }: { of: KeysOf }) {
  const isOn = shortcutsEnabled.use();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isForKeys(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return isOpen && <ShortcutsDialog of={of} onClose={() => setOpen(false)} />;
}
