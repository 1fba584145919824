import { useEffect } from 'react';
import { createStore } from '../../lib/external-store.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import type { Found } from './use-folder-changes.ts';

const SaveDialog = lazyDialog(() => import('./save-dialog.tsx').then((m) => m.SaveDialog));

interface Asked {
  finds: readonly Found[];
  from: number | undefined;
}
const asked = createStore<Asked | null>(null);

/** Asks for a folder; for another one, where results that were just saved are to leave that of the id `from`. */
export const askFolder = (finds: readonly Found[], from?: number) => asked.set({ finds, from });

/** Drawn around all screens: the notice that offers to choose another folder outlives the screen that saved. */
export function AskedSave() {
  const now = asked.use();
  // With the session, at the latest.
  useEffect(() => () => asked.set(null), []);
  // Closed while it saved, it may be answered when another is there.
  const close = () => asked.get() === now && asked.set(null);
  return now && <SaveDialog {...now} onClose={close} />;
}
