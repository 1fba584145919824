/**
 * The product's own time. Every expiry, trial and session asks it and never the database's NOW(), so that tests and
 * the demo can move all of them alike. What locks between processes goes by the database's (`models/claim.ts`), limits by that
 * time moved on like this one. How long something has taken says `performance.now()`, which no clock that is put right can turn back.
 */
export interface Clock {
  now(): Date;
  /** How far it is ahead of the machine's. */
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
