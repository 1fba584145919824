const maxKeys = 10_000;

/** Lets one event of a kind pass in a while, and counts the others. Of one server, whatever the clock says. */
export class Throttle {
  readonly #seen = new Map<string, { since: number; held: number }>();

  readonly #everyMs: number;
  readonly #now: () => number;

  constructor(everyMs: number, now = () => performance.now()) {
    this.#everyMs = everyMs;
    this.#now = now;
  }

  /** How many were held back since the last one that passed; null when this one is held back. */
  pass(key: string): number | null {
    const now = this.#now();
    const known = this.#seen.get(key);
    if (known && now - known.since < this.#everyMs) {
      known.held++;
      return null;
    }
    // Forgets all kinds past this many, so that the memory does not grow.
    if (this.#seen.size >= maxKeys) this.#seen.clear();
    this.#seen.set(key, { since: now, held: 0 });
    return known?.held ?? 0;
  }
}
