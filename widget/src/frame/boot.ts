import { readQuery } from '@massima/contract/format/query-names';

/** What the server writes into the page it serves, once, when it starts. README.md has the rules. */
export type Boot = { terms_url?: string; login_url?: string; min_fill_seconds?: number };

export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent || '{}') as Boot;

/**
 * The query string of this page; the last of a name counts, as the loader adds what the page around us says to what the link
 * said. The address is rewritten to its own path at once, so that names and addresses stay out of the history; the entry's
 * state keeps it for a reload.
 */
export function takeSearch(): URLSearchParams {
  const kept = history.state as { massima?: string } | null;
  const search = location.search || kept?.massima || '';
  history.replaceState({ massima: search }, '', location.pathname);
  return readQuery(search);
}
