import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Lock timeout in seconds. A change of a table waits for all its readers, such as a backup or a
 * forgotten console, and later queries on the table are queued behind the change. The
 * application's statements wait longer (`bff/src/models/session-setup.ts`), so that none of them
 * fails.
 */
export const longestWait = 1;
/** In between the others have the table. */
const pauseMs = 2000;
const maxAttempts = 200;

/** ER_LOCK_WAIT_TIMEOUT */
const hadToWait = (error: unknown): boolean => (error as { errno?: unknown }).errno === 1205;

/** Changes tables, and retries while a table is locked for longer than other queries can wait. */
export async function retryLocked<T>(work: () => Promise<T>, say: (line: string) => void): Promise<T> {
  for (let left = maxAttempts; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!hadToWait(error) || left === 1) throw error;
      if (left === maxAttempts)
        say('a table is locked by a backup or an open transaction; retrying until it is free');
    }
    await sleep(pauseMs);
  }
}
