import { setTimeout as sleep } from 'node:timers/promises';

/** A user asks twice as fast as this at most: an account has 120 searches a minute. */
const everyMs = 600;

/**
 * Asks again and again what a balancer and what a user would, at the same moment.
 * @returns for how many milliseconds at most, at a stretch, `ready` said something else than the user's search
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
