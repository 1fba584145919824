/**
 * Starts a call whose result is needed later, so that slow provider calls run in parallel. An
 * error is thrown at the `await`.
 */
export function deferRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
