/** What the server writes into the page it serves, once, when it starts. README.md has the rules. */
export type Boot = { terms_url?: string; login_url?: string; min_fill_seconds?: number };

export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent || '{}') as Boot;

/**
 * The query string of this page, its names written `price_type` whether they came so or as `priceType`; of several of one
 * name the last counts: the loader adds what the page around us says to what the link said. The address is rewritten to its own path at once, so that names and addresses stay
 * out of the history; the entry's state keeps it for a reload.
 */
export function takeSearch(): URLSearchParams {
  const kept = history.state as { massima?: string } | null;
  const search = location.search || kept?.massima || '';
  history.replaceState({ massima: search }, '', location.pathname);
  const query = new URLSearchParams();
  new URLSearchParams(search).forEach((value, name) =>
    query.set(
      name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      value,
    ),
  );
  return query;
}
