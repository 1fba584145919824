import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors.ts';

/**
 * Number of concurrent calls of one session: more than a page sends at the same time, but too few
 * to fill the connection pool or the process.
 */
export const callsAtOnce = 8;
/** Maximum number of queued calls of one session: a full batch, and the page's other calls. */
const maxWaiting = 100;

/**
 * How long a rejected call keeps its slot, in milliseconds, so that immediate retries gain nothing
 * and cost little.
 */
const pauseMs = 250;

interface SessionWork<T> {
  /** Token of the session; null if the caller is not logged in, which skips the queue. */
  session: string | null;
  /** Maximum number of concurrent calls. */
  atOnce: number;
  signal: AbortSignal;
  run: () => Promise<T>;
  /** Whether the result is a rejection for too many requests. */
  isTooMuch: (result: T) => boolean;
}

/**
 * Runs the operations of one session with limited concurrency, in order of arrival. The limit also
 * covers the lookup of the session, and applies per server process.
 * @throws AppError `too_many_attempts` if too many calls are queued
 */
export type LimitSessionConcurrency = <T>(work: SessionWork<T>) => Promise<T>;

export function sessionConcurrency(): LimitSessionConcurrency {
  /** Sessions with pending work. `calls` includes queued calls. */
  const lines = new Map<string, { places: LimitFunction; calls: number }>();

  return async ({ session, atOnce, signal, run, isTooMuch }) => {
    if (session === null) return run();
    const line = lines.get(session) ?? { places: pLimit(atOnce), calls: 0 };
    if (line.calls >= atOnce + maxWaiting) throw new AppError('too_many_attempts', { retryAfter: 1 });
    lines.set(session, line);
    line.calls++;
    const leave = () => {
      if (--line.calls === 0) lines.delete(session);
    };
    return new Promise((resolve, reject) => {
      void line.places(async () => {
        try {
          // The client has disconnected.
          if (signal.aborted) throw new AppError('service_timeout');
          const result = await run();
          resolve(result);
          if (isTooMuch(result)) await sleep(pauseMs, undefined, { ref: false });
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        } finally {
          leave();
        }
      });
    });
  };
}
