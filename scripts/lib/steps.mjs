/** @typedef {ReturnType<import('./progress.mjs').Progress['part']>} PartLine */
/** @typedef {<T>(label: string, work: (part: PartLine) => Promise<T>, done: string | ((result: T) => string)) => Promise<T>} Step */

/**
 * Creates steps that run in parallel, each with a line of the display. `done` is the final text of
 * the line.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Step}
 */
export function stepsOf(progress) {
  /** @type {Set<unknown>} */
  const failures = new Set();
  return (label, work, done) => {
    const part = progress.part(label);
    const promise = work(part).then(
      (result) => {
        part.done(typeof done === 'string' ? done : done(result));
        return result;
      },
      (error) => {
        // A failure is also passed to every step that depends on the failed one.
        part.fail(failures.has(error) ? 'not started' : 'failed');
        failures.add(error);
        throw error;
      },
    );
    // The code that waits for it sees the failure; a step that nothing waits for any more must not end the process by itself.
    promise.catch(() => undefined);
    return promise;
  };
}

/** @template T @param {() => Promise<T>} work @returns {() => Promise<T>} */
export function once(work) {
  /** @type {Promise<T> | undefined} */
  let running;
  return () => (running ??= work());
}
