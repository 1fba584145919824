/** One call after another, so that many rows never load the server at the same time. Resolves to those that were refused. */
export async function oneByOne<T>(items: readonly T[], call: (item: T) => Promise<unknown>): Promise<T[]> {
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
