/**
 * Starts a call whose result is needed later, so that slow provider calls run in parallel. An
 * error is thrown at the `await`.
 */
export function deferRejection<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}
