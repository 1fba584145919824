let count = 0;
addEventListener('pagehide', () => (count += 1));

/**
 * How often this page was left so far, for another document or for the browser's memory of pages to go back to. A call that was
 * under way then is dropped by the browser, which says nothing of the server.
 */
export const pageHideCount = (): number => count;

type OnBack = (event: PopStateEvent) => void;
let onBack: OnBack | null = null;
addEventListener('popstate', (event) => onBack?.(event));

/**
 * Who learns of the back button before the router does. A browser calls what listens on the window in the order in which it came,
 * whether for capture or not, and this came with the first script.
 */
export function beforeRouter(next: OnBack): () => void {
  onBack = next;
  return () => {
    if (onBack === next) onBack = null;
  };
}
