import { useState } from 'react';

/**
 * State of a screen's dialog: its content, and functions to open and close it. `close` only closes
 * the dialog that received it, because a user can open the next dialog while the previous dialog
 * is saving.
 */
export function useDialog<T extends object>() {
  const [content, setContent] = useState<T | null>(null);
  const close = () => setContent((open) => (open === content ? null : open));
  return [content, setContent, close] as const;
}
