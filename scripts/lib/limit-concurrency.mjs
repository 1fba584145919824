/**
 * Lets a limited number of tasks run at the same time; the others wait in the order in which they came.
 * @param {number} atOnce @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function limitConcurrency(atOnce) {
  let free = atOnce;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
