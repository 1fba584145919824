/** What the server writes into the page it serves, once, when it starts. README.md has the rules. */
export type Boot = { terms_url?: string; login_url?: string; min_fill_seconds?: number };

export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent || '{}') as Boot;

/**
 * The query string of this page. The address is rewritten to its own path at once, so that names and addresses stay
 * out of the history; the entry's state keeps it for a reload.
 */
export function takeSearch(): string {
  const kept = history.state as { massima?: string } | null;
  const search = location.search || kept?.massima || '';
  history.replaceState({ massima: search }, '', location.pathname);
  return search;
}
