/**
 * The product's own time. Every expiry, trial and rate limit asks it and never the database's NOW(), so that tests and
 * the demo can move all of them alike.
 */
export interface Clock {
  now(): Date;
  /** How far it is ahead of the machine's. */
  offsetMs(): number;
  advance(seconds: number): void;
}

export function createClock(offsetMs = 0): Clock {
  let offset = offsetMs;
  return {
    now: () => new Date(Date.now() + offset),
    offsetMs: () => offset,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
  };
}
