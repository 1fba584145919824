/**
 * Starts a call whose answer is needed later, so that slow calls of the provider run side by side. A failure is thrown where it is awaited.
 */
export function deferRejection<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}
