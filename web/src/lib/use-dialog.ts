import { useState } from 'react';

/**
 * State of a screen's dialog: its content, and functions to open and close it. `close` only closes
 * the dialog that received it, because a user can open the next dialog while the previous dialog
 * is saving.
 */
export function useDialog<T extends object>() {
  const [asked, ask] = useState<T | null>(null);
  const close = () => ask((open) => (open === asked ? null : open));
  return [asked, ask, close] as const;
}
