export interface CircuitBreaker {
  /** False while the other side is taken for dead; true lets this call try. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * After some failures in a row, calls are refused at once for a moment instead of each waiting out its time limit. Then one call is
 * let through as a probe: while it fails the pause begins again, and its success ends it. So a service that is back is
 * used again after one pause at most.
 */
export function circuitBreaker({ failures = 3, pauseMs = 1000, now = Date.now } = {}): CircuitBreaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    allows() {
      if (inARow < failures) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow++;
      if (inARow >= failures) closedUntil = now() + pauseMs;
    },
  };
}
