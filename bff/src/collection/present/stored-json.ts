/** What the indexer has stored as JSON; undefined where there is none, or it was cut short. */
export function parseStored<T>(stored: string | undefined): T | undefined {
  try {
    return stored === undefined ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}
