import { setTimeout as sleep } from 'node:timers/promises';

/** A user queries at most twice as fast: an account has 120 searches a minute. */
const everyMs = 600;

/**
 * Polls the readiness check and a user's search at the same time.
 * @returns longest time in milliseconds during which the two disagreed
 */
export async function watchReady(
  isReady: () => Promise<boolean>,
  isUsable: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<number> {
  let longest = 0;
  let agreed = performance.now();
  while (!signal.aborted) {
    const [ready, usable] = await Promise.all([isReady(), isUsable()]);
    if (ready === usable) agreed = performance.now();
    else longest = Math.max(longest, performance.now() - agreed);
    await sleep(everyMs);
  }
  return longest;
}
