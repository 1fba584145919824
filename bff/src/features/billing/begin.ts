/** Asks for what is wanted later, beside others: each call of the provider takes its time. What it fails with is told where it is awaited. */
export function begin<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}
