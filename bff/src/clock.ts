/**
 * The application's time.
 *
 * Every expiry, trial and session uses it instead of the database's NOW(), so that tests and the
 * demo can move it. Locks between processes use the database's time (`models/claim.ts`); rate
 * limits use the database's time plus `offsetMs`. Durations use `performance.now()`, which a
 * correction of the system clock does not turn back.
 */
export interface Clock {
  now(): Date;
  /** Returns the number of milliseconds by which this clock is ahead of the system clock. */
  offsetMs(): number;
  advance(seconds: number): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    offsetMs: () => offset,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
  };
}
