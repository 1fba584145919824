import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors.ts';

/** More than a page asks for together, and too few for one session to fill the pool of connections or the process. */
export const callsAtOnce = 8;
/** Calls of one session that may wait: a whole batch, and what a page sends alongside it. */
const maxWaiting = 100;

/** Milliseconds for which a refused call keeps the place: asking again immediately brings it nothing, and costs others little. */
const pauseMs = 250;

interface SessionWork<T> {
  /** The session's token; null where no one is signed in, and then nothing waits. */
  session: string | null;
  /** How many of them at a time. */
  atOnce: number;
  signal: AbortSignal;
  run: () => Promise<T>;
  /** Whether this is the answer to a client that has asked for too much. */
  isTooMuch: (result: T) => boolean;
}

/**
 * Runs the operations of one session a few at a time, in the order in which they came; the others wait, also for their own
 * session to be looked up. Throws `too_many_attempts` when too many wait. Of one server.
 */
export type LimitSessionConcurrency = <T>(work: SessionWork<T>) => Promise<T>;

export function sessionConcurrency(): LimitSessionConcurrency {
  /** Of the sessions that have something under way; `calls` counts also what waits. */
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
          // No one waits for it any more.
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
