/**
 * Outcome of a write as its client sees it. `unknown`: an error or no response, so the write may
 * have happened.
 */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface Entry {
  writer: string;
  /** Identifies this write: a name, an id or a text. */
  value: string;
  outcome: Outcome;
  status: number;
  /** Response body of a call that did not succeed. */
  told?: unknown;
  /** Start by `performance.now()`, in milliseconds. */
  at: number;
  /** Time that the client waited, in milliseconds; for a repeated call, the slowest response. */
  ms: number;
}

/**
 * Milliseconds within which a client gets a response: the deadline of the contract, plus time for
 * a busy machine.
 */
const deadlines: Readonly<Record<string, number>> = { subscription: 10_000 };
const usualDeadline = 3000;
const ofTheMachine = 1500;

/**
 * Statuses that a client may get during a fault: conflict, rate limit, or temporarily unavailable.
 */
const honest: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);

/** Sends a call. `ms` is set if the duration of the call differs from that of one response. */
export type Send = () => Promise<{ status: number; ms?: number; body?: unknown }>;

/** All writes as their clients saw them, for comparison with the database at the end. */
export class Journal {
  readonly entries: Entry[] = [];

  async record(writer: string, value: string, send: Send): Promise<Outcome> {
    const since = performance.now();
    const { status, ms = performance.now() - since, body } = await send();
    // A payment with 409 is pending or already made.
    const outcome = status < 300 ? 'done' : status >= 500 || status === 409 ? 'unknown' : 'refused';
    this.entries.push({
      writer,
      value,
      outcome,
      status,
      at: since,
      ms,
      ...(status >= 300 && { told: body }),
    });
    return outcome;
  }

  of(writer: string, outcome: Outcome): string[] {
    return this.entries.filter((e) => e.writer === writer && e.outcome === outcome).map(({ value }) => value);
  }

  /**
   * Returns responses that no fault excuses: an internal error, a lost session, a missing object.
   */
  dishonest(): Entry[] {
    return this.entries.filter(({ status }) => status >= 300 && !honest.has(status));
  }

  /** Returns the entries whose response came too late. */
  late(): Entry[] {
    return this.entries.filter(({ writer, ms }) => ms > (deadlines[writer] ?? usualDeadline) + ofTheMachine);
  }
}

/**
 * Compares the values that a writer sent with the stored values.
 * @returns acknowledged values that are missing, stored values that occur twice, and rejected
 *   values that are stored
 */
export function compare(
  journal: Journal,
  { name, replaces }: { name: string; replaces?: boolean },
  stored: readonly string[],
) {
  const counts = new Map<string, number>();
  for (const value of stored) counts.set(value, (counts.get(value) ?? 0) + 1);
  // For replacing values only the last counts; a write with unknown outcome may have come after it.
  const done = journal.of(name, 'done');
  const attempts = journal.entries.filter((entry) => entry.writer === name && entry.outcome !== 'refused');
  const since = attempts
    .map(({ value }) => value)
    .slice(attempts.findLastIndex(({ outcome }) => outcome === 'done'));
  const lost = replaces
    ? done.slice(-1).filter(() => !since.some((value) => counts.has(value)))
    : done.filter((value) => !counts.has(value));
  return {
    lost,
    doubled: [...counts].filter(([, count]) => count > 1).map(([value]) => value),
    unwanted: journal.of(name, 'refused').filter((value) => counts.has(value)),
  };
}
