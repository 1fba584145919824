/** `priceType` as `price_type`: what attributes and options call a name, and what addresses call it. */
export const queryName = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** A query string with its names written `price_type`, whichever way they came; of several of one name the last counts. */
export function readQuery(search: string): URLSearchParams {
  const query = new URLSearchParams();
  new URLSearchParams(inUtf8(search)).forEach((value, name) => query.set(queryName(name), value));
  return query;
}

/**
 * A page in Latin-1 writes "Nicolò" as `Nicol%F2` into the query of its links, which is no UTF-8. What is UTF-8 stays unchanged, value
 * by value; browsers read Latin-1 as Windows does.
 */
export const inUtf8 = (search: string): string =>
  search.replace(/[^&=?]+/g, (part) =>
    decoded(part) === undefined
      ? part.replace(/%[89a-f][0-9a-f]/gi, (byte) =>
          encodeURIComponent(
            new TextDecoder('windows-1252').decode(Uint8Array.of(parseInt(byte.slice(1), 16))),
          ),
        )
      : part,
  );

/** Undefined for what is no UTF-8. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
