interface Element {
  idResult: string;
}

/**
 * Sorts the elements by the given ids. An unlisted element, such as a removed ruling, stays behind
 * its predecessor.
 */
export function inOrder<T extends Element>(rows: readonly T[], order: readonly string[]): T[] {
  const positions = new Map(order.map((id, index) => [id, index]));
  let last = -1;
  const placed = rows.map((row) => {
    last = positions.get(row.idResult) ?? last;
    return { row, position: last };
  });
  // The sort is stable, so elements with the same predecessor keep their order.
  return placed
    .map((entry, i) => ({ ...entry, isNamed: positions.has(entry.row.idResult), i }))
    .sort((a, b) => a.position - b.position || Number(b.isNamed) - Number(a.isNamed) || a.i - b.i)
    .map(({ row }) => row);
}

/** Returns the ids with `id` moved behind another id, or to the start. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const remaining = ids.filter((other) => other !== id);
  const at = after === null ? 0 : remaining.indexOf(after) + 1;
  return [...remaining.slice(0, at), id, ...remaining.slice(at)];
}

/** Returns the predecessor of an element; null for the first. */
export const before = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) - 1] ?? null;
