import { isDatabaseShut } from './models/database-away.ts';

/**
 * Milliseconds for which a write that the database refused to anybody says how it is with all. With the two seconds for which an
 * answer of ready is kept, a server is back within five of the end of it.
 */
const rememberedMs = 2500;

/** Whether this process has seen lately that the database takes nothing: of a full disk, small writes may still find their place. */
export interface RefusedWrites {
  /** Of whatever has failed: what has another cause is passed over. */
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
