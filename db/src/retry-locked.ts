import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Seconds. A change of a table waits for all who read it, also a backup or a forgotten console, and anything that wants the table in
 * the meantime waits behind the change. The product's own statements wait this long too (`bff/src/models/session-setup.ts`), so that none
 * of them is refused.
 */
export const longestWait = 1;
/** In between the others have the table. */
const pauseMs = 2000;
const tries = 200;

/** ER_LOCK_WAIT_TIMEOUT */
const hadToWait = (error: unknown): boolean => (error as { errno?: unknown }).errno === 1205;

/** Changes tables, trying again while one of them is in use for longer than others can be kept waiting. */
export async function retryLocked<T>(work: () => Promise<T>, say: (line: string) => void): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!hadToWait(error) || left === 1) throw error;
      if (left === tries)
        say('a table is in use for long, by a backup or an open transaction; tried again until it is free');
    }
    await sleep(pauseMs);
  }
}
