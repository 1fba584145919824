import type { useText } from './i18n.tsx';
import { OutOfReach } from './load-chunk.ts';
import { toast } from './toast.ts';

/** Says why nothing came of a press whose chunk could not be loaded; pressing again is the way to try again. */
export function tellNotLoaded(t: ReturnType<typeof useText>['t'], error: unknown): void {
  toast(t(error instanceof OutOfReach ? 'connection_lost' : 'generic_fail_message'), { tone: 'error' });
}
