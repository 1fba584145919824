import { isDatabaseShut } from './models/database-away.ts';

/**
 * For this many milliseconds, a write that the database refused to any request represents its state. With the two seconds for which
 * readiness is kept, a server is ready again within five seconds of the fault's end.
 */
const rememberedMs = 2500;

/**
 * Whether this process has seen lately that the database takes nothing: on a full disk, the small write of the readiness check may still
 * succeed.
 */
export interface RefusedWrites {
  /** Takes any failure; those with another cause are passed over. */
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
