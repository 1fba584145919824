import { useEffect } from 'react';
import { createStore } from '../../lib/external-store.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import type { Found } from './use-folder-changes.ts';

const SaveDialog = lazyDialog(() => import('./save-dialog.tsx').then((m) => m.SaveDialog));

interface SaveRequest {
  finds: readonly Found[];
  from: number | undefined;
}
const request = createStore<SaveRequest | null>(null);

/**
 * Opens the dialog to choose a folder.
 *
 * @param from folder that results were just saved to and are moved from
 */
export const openFolderChoice = (finds: readonly Found[], from?: number) => request.set({ finds, from });

/**
 * Drawn around all screens, because the notice that offers another folder survives the screen that
 * saved.
 */
export function SaveDialogHost() {
  const now = request.use();
  // Closes the dialog when the session ends.
  useEffect(() => () => request.set(null), []);
  // The dialog may have been closed while saving and another opened.
  const close = () => request.get() === now && request.set(null);
  return now && <SaveDialog {...now} onClose={close} />;
}
