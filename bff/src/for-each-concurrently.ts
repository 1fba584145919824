/**
 * Processes items with limited concurrency. The first error stops it after the running items have
 * finished.
 * @param most  maximum number of items processed concurrently
 */
export async function forEachConcurrently<T>(
  items: AsyncIterable<T> | Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    try {
      for (let next = await rest.next(); !next.done && !failed; next = await rest.next())
        await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
