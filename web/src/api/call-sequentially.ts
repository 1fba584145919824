/**
 * Calls one item at a time, so that many rows do not load the server at the same time.
 *
 * @returns the items whose call failed
 */
export async function callSequentially<T>(
  items: readonly T[],
  call: (item: T) => Promise<unknown>,
): Promise<T[]> {
  const refused: T[] = [];
  for (const item of items) {
    try {
      await call(item);
    } catch {
      refused.push(item);
    }
  }
  return refused;
}
