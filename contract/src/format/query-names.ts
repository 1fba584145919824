/** Converts `priceType` to `price_type`, from attribute and option names to query names. */
export const queryName = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** A query string with its names written `price_type`, whichever way they came; of several of one name the last counts. */
export function readQuery(search: string): URLSearchParams {
  const query = new URLSearchParams();
  new URLSearchParams(inUtf8(search)).forEach((value, name) => query.set(queryName(name), value));
  return query;
}

/**
 * Decodes query values. A page in Latin-1 writes "Nicolò" as `Nicol%F2`, which is not UTF-8 and is
 * read as Windows-1252, as browsers do.
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

/** Returns undefined if the text is not UTF-8. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
