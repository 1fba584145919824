import { setTimeout as sleep } from 'node:timers/promises';

/** Only ends what would never end. */
const patienceMs = 120_000;

/** Asks until there is an answer: for what the test itself needs of a server that it has killed. */
export async function steadily<T>(ask: () => Promise<T>): Promise<T> {
  // Not the time of day, which a fault may change.
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(200);
    }
  }
}
