import { useState } from 'react';

/**
 * What a screen asks in a dialog, one at a time: what is asked, how to ask, how to close. A user who closes a dialog while it
 * saves may have opened the next when its answer comes: `close` closes the dialog that it was handed to and no other.
 */
export function useDialog<T extends object>() {
  const [asked, ask] = useState<T | null>(null);
  const close = () => ask((open) => (open === asked ? null : open));
  return [asked, ask, close] as const;
}
