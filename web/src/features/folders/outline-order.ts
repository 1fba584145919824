interface Element {
  idResult: string;
}

/**
 * Sorts the elements by the given ids. An unlisted element, such as a removed ruling, stays behind
 * its predecessor.
 */
export function inOrder<T extends Element>(rows: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  let last = -1;
  const placed = rows.map((row) => {
    last = places.get(row.idResult) ?? last;
    return { row, place: last };
  });
  // The sort is stable, so elements with the same predecessor keep their order.
  return placed
    .map((one, i) => ({ ...one, isNamed: places.has(one.row.idResult), i }))
    .sort((a, b) => a.place - b.place || Number(b.isNamed) - Number(a.isNamed) || a.i - b.i)
    .map(({ row }) => row);
}

/** Returns the ids with `id` moved behind another id, or to the start. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((one) => one !== id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Returns the predecessor of an element; null for the first. */
export const before = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) - 1] ?? null;
