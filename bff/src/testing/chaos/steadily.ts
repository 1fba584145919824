import { setTimeout as sleep } from 'node:timers/promises';

/** Only ends what would never end. */
const patienceMs = 120_000;

/** Asks until there is an answer: for what the test itself needs of a server that it has killed. */
export async function steadily<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
  }
}
