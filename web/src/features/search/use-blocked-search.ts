import { useEffect, useState } from 'react';
import type { CallError } from '../../lib/call-error.ts';
import { session } from '../../lib/session.ts';
import { perTab } from '../../lib/storage.ts';

/**
 * Returns the reason why the search was rejected (402), until the user dismisses it. If a free
 * trial has ended, the page reloads once, so that the gate takes over.
 */
export function useBlockedSearch(error: CallError | null, address: string | null) {
  const [dismissed, setDismissed] = useState<CallError | null>(null);
  const reason = error?.status === 402 && error !== dismissed ? error.key : null;

  useEffect(() => {
    if (reason !== 'free_trial_expired' || perTab.read('trial-reload') === address) return;
    perTab.write('trial-reload', address);
    const snapshot = session.snapshot();
    if (snapshot) session.remember({ ...snapshot, hasLicense: false });
    location.reload();
  }, [reason, address]);

  return { reason, dismiss: () => setDismissed(error) };
}
