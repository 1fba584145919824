import { readQuery } from '@massima/contract/format/query-names';

/** What the server writes into the page it serves, once, when it starts. README.md has the rules. */
export type Boot = {
  terms_url?: string;
  privacy_url?: string;
  login_url?: string;
  min_fill_seconds?: number;
};

export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent || '{}') as Boot;

/** What is read before this script is: by the server, which chooses the page, and the theme by the page's head. */
const readEarly = ['price_type', 'origin', 'locale', 'parent', 'theme'];

/**
 * The query string of this page; the last of a name counts, as the loader adds what the page around us says to what the link
 * said. The address is rewritten immediately to what the server needs to answer a reload as it answered before, so that names and
 * addresses stay out of the history; the entry's state keeps the rest.
 */
export function takeSearch(): URLSearchParams {
  const kept = history.state as { massima?: string } | null;
  const search = kept?.massima ?? location.search;
  const query = readQuery(search);
  const early = `${new URLSearchParams([...query].filter(([name]) => readEarly.includes(name)))}`;
  history.replaceState({ massima: search }, '', location.pathname + (early && `?${early}`));
  return query;
}
