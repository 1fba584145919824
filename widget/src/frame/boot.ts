import { readQuery } from '@massima/contract/format/query-names';

/** Data that the server embeds into the page once, at its start. README.md has the rules. */
export type Boot = {
  terms_url?: string;
  privacy_url?: string;
  login_url?: string;
  min_fill_seconds?: number;
};

export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent || '{}') as Boot;

/**
 * Parameters that are read before this script: the server chooses the page by them, and the page's
 * head the theme.
 */
const readEarly = ['price_type', 'origin', 'locale', 'parent', 'theme'];

/**
 * Returns the query string of this page. The last value of a name counts, because the loader
 * appends the host page's values to the link. Reduces the address to the parameters that the server
 * needs for a reload, so that personal data stays out of the history. The history state keeps the
 * rest.
 */
export function takeSearch(): URLSearchParams {
  const stored = history.state as { massima?: string } | null;
  const search = stored?.massima ?? location.search;
  const query = readQuery(search);
  const early = `${new URLSearchParams([...query].filter(([name]) => readEarly.includes(name)))}`;
  history.replaceState({ massima: search }, '', location.pathname + (early && `?${early}`));
  return query;
}
