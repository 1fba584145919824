const maxKeys = 10_000;

/**
 * Lets one event per key pass in a period and counts the others. Applies per server process;
 * changes of the system clock have no effect.
 */
export class Throttle {
  readonly #seen = new Map<string, { since: number; held: number }>();

  readonly #everyMs: number;
  readonly #now: () => number;

  constructor(everyMs: number, now = () => performance.now()) {
    this.#everyMs = everyMs;
    this.#now = now;
  }

  /**
   * Returns the number of events held back since the last event that passed; null if this event
   * does not pass.
   */
  pass(key: string): number | null {
    const now = this.#now();
    const entry = this.#seen.get(key);
    if (entry && now - entry.since < this.#everyMs) {
      entry.held++;
      return null;
    }
    // Bounds the memory.
    if (this.#seen.size >= maxKeys) this.#seen.clear();
    this.#seen.set(key, { since: now, held: 0 });
    return entry?.held ?? 0;
  }
}
