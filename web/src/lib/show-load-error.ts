import type { useText } from './i18n.tsx';
import { OutOfReach } from './load-chunk.ts';
import { toast } from './toast.ts';

/** Reports why a click had no effect because its chunk failed to load. Another click retries. */
export function showLoadError(t: ReturnType<typeof useText>['t'], error: unknown): void {
  toast(t(error instanceof OutOfReach ? 'connection_lost' : 'generic_fail_message'), { tone: 'error' });
}
