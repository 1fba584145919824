/** So many results are worked on at a time: some milliseconds at their largest, between which other requests run. */
export const slice = 50;

export function* inSlices<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += slice) yield items.slice(at, at + slice);
}
