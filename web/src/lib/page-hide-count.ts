let count = 0;
addEventListener('pagehide', () => (count += 1));

/**
 * Returns how often this page was left, for another document or for the back/forward cache. The
 * browser aborts pending calls then, which is no outage.
 */
export const pageHideCount = (): number => count;

type OnBack = (event: PopStateEvent) => void;
let onBack: OnBack | null = null;
addEventListener('popstate', (event) => onBack?.(event));

/**
 * Registers a listener that runs before the router on the back button. A browser calls window
 * listeners in order of registration, and this module registers first.
 */
export function beforeRouter(next: OnBack): () => void {
  onBack = next;
  return () => {
    if (onBack === next) onBack = null;
  };
}
