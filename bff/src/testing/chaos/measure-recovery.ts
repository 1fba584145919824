import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Recovery } from './report.ts';
import type { Fault } from './fault.ts';

interface Times {
  /** Duration of the fault in milliseconds. */
  faultMs: number;
  calmMs: number;
}

/** Ends tests that hang. */
const polling = { timeout: 120_000, interval: 100 };

/**
 * Lets one service fail for a while and measures the recovery. `ready` reports what a user would
 * see before and after.
 */
export async function measureRecovery(
  { name, stopsSearches, begin, end }: Fault,
  isReady: () => Promise<boolean>,
  search: () => Promise<number>,
  { faultMs, calmMs }: Times,
): Promise<Recovery> {
  await sleep(calmMs);
  await begin();
  try {
    await sleep(faultMs);
    if (stopsSearches) {
      expect(await isReady(), name).toBe(false);
      expect([503, 504], name).toContain(await search());
    }
  } finally {
    await end();
  }
  const since = performance.now();
  await Promise.all([
    expect.poll(isReady, { ...polling, message: name }).toBe(true),
    expect.poll(search, { ...polling, message: name }).toBe(200),
  ]);
  return { fault: name, ms: performance.now() - since };
}
