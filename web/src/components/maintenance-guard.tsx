import { type ReactNode, useEffect } from 'react';
import { useText } from '../lib/i18n.tsx';
import { closed } from '../lib/trpc.ts';
import { Notice } from './notice.tsx';

const everyMs = 10_000;
let latestCheck = 0;

/**
 * Checks whether the product is open; without a response nothing changes. Separate from the app's
 * calls, which would show the outage page.
 */
async function checkMaintenance(): Promise<void> {
  const mine = ++latestCheck;
  const response = await fetch('/api/config', { cache: 'no-store' }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  // An older response may arrive later.
  if (!response || mine !== latestCheck) return;
  if (response.ok) closed.set(false);
  else if (typeof body === 'object' && body && 'message' in body)
    closed.set(body.message === 'under_maintenance');
}

/** Replaces a form by a notice during maintenance. Typed input is restored afterwards. */
export function MaintenanceGuard({ children }: { children: ReactNode }) {
  const { t } = useText();
  const isClosed = closed.use();
  useEffect(() => {
    void checkMaintenance();
    if (!isClosed) return;
    const timer = setInterval(() => void checkMaintenance(), everyMs);
    return () => clearInterval(timer);
  }, [isClosed]);
  return (
    <>
      {isClosed && (
        <Notice tone="warning" urgent>
          {t('under_maintenance')} {t('maintenance_waits')}
        </Notice>
      )}
      <div hidden={isClosed}>{children}</div>
    </>
  );
}
