import { isDatabaseShut } from './models/database-away.ts';

/**
 * How long a rejected write marks the database as not accepting writes, in milliseconds. With the
 * two seconds for which readiness is cached, a server is ready again within five seconds of the
 * recovery.
 */
const rememberedMs = 2500;

/**
 * Tracks whether the database recently rejected a write because it accepts none. On a full disk,
 * the small write of the readiness check may still succeed.
 */
export interface RefusedWrites {
  /** Records an error if the database accepts no writes; ignores other errors. */
  note(error: unknown): void;
  areRecent(): boolean;
}

export function refusedWrites(): RefusedWrites {
  let last = -Infinity;
  return {
    note(error) {
      if (isDatabaseShut(error)) last = performance.now();
    },
    areRecent: () => performance.now() - last < rememberedMs,
  };
}
