interface Element {
  idResult: string;
}

/** The elements in this order. One that it doesn't name, such as one removed here, stays behind the one it was behind. */
export function inOrder<T extends Element>(rows: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  let last = -1;
  const placed = rows.map((row) => {
    last = places.get(row.idResult) ?? last;
    return { row, place: last };
  });
  // The sort is stable: those that are behind the same one keep their order.
  return placed
    .map((one, i) => ({ ...one, isNamed: places.has(one.row.idResult), i }))
    .sort((a, b) => a.place - b.place || Number(b.isNamed) - Number(a.isNamed) || a.i - b.i)
    .map(({ row }) => row);
}

/** The ids with one of them behind another, or first. */
export function moved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((one) => one !== id);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The one that an element is behind; null where it is first. */
export const before = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) - 1] ?? null;
