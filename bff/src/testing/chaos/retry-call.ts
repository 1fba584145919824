import { setTimeout as sleep } from 'node:timers/promises';

/** Ends tests that hang. */
const timeoutMs = 120_000;

/**
 * Retries until the call succeeds or two minutes have passed; for the test's own calls to a server
 * that it has killed.
 */
export async function retryCall<T>(call: () => Promise<T>): Promise<T> {
  // Monotonic clock, because faults change the time of day.
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(200);
    }
  }
}
