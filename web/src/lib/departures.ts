let count = 0;
addEventListener('pagehide', () => (count += 1));

/**
 * How often this page was left so far, for another document or for the browser's memory of pages to go back to. A call that was
 * under way then is dropped by the browser, which says nothing of the server.
 */
export const departures = (): number => count;
