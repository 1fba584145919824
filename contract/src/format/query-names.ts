/** `priceType` as `price_type`: what attributes and options call a name, and what addresses call it. */
export const queryName = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** A query string with its names written `price_type`, whichever way they came; of several of one name the last counts. */
export function readQuery(search: string): URLSearchParams {
  const query = new URLSearchParams();
  new URLSearchParams(search).forEach((value, name) => query.set(queryName(name), value));
  return query;
}
