/** What a client knows of one write. `unknown`: an error or no answer, so it may or may not have happened. */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface Entry {
  writer: string;
  /** Tells this write from all others: a name, an id, a text. */
  value: string;
  outcome: Outcome;
  status: number;
  /** What the client got, where that is more than a status. */
  told?: unknown;
  /** When it was sent, by the clock of `performance.now()`. */
  at: number;
  /** How long its client waited, for the slowest answer where it asked twice. */
  ms: number;
}

/** Milliseconds after which a client has an answer: the contract's, and what a busy machine needs on top. */
const deadlines: Readonly<Record<string, number>> = { subscription: 10_000 };
const usualDeadline = 3000;
const ofTheMachine = 1500;

/** Refusals that say how it is: try again, and what was there before. */
const honest: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);

/** `ms` where the time of the whole is not that of one answer. */
export type Send = () => Promise<{ status: number; ms?: number; body?: unknown }>;

/** Everything that was asked, as its clients saw it: what the database contains is compared with it at the end. */
export class Journal {
  readonly entries: Entry[] = [];

  async record(writer: string, value: string, send: Send): Promise<Outcome> {
    const since = performance.now();
    const { status, ms = performance.now() - since, body } = await send();
    // 409 says of a payment that it is under way, or that it is there by now.
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

  /** What no client may ever get because something we need is down: a fault of ours, no session, no such thing. */
  dishonest(): Entry[] {
    return this.entries.filter(({ status }) => status >= 300 && !honest.has(status));
  }

  /** Those that got no answer in time. */
  late(): Entry[] {
    return this.entries.filter(({ writer, ms }) => ms > (deadlines[writer] ?? usualDeadline) + ofTheMachine);
  }
}

/**
 * Compares the values that one writer requested with those that are there.
 * @returns what was acknowledged and is not there, what is there more than once, and what is there although it was refused
 */
export function compare(
  journal: Journal,
  { name, replaces }: { name: string; replaces?: boolean },
  there: readonly string[],
) {
  const counts = new Map<string, number>();
  for (const value of there) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Of values that replace one another the last one counts; one whose outcome was not seen may have come after it.
  const done = journal.of(name, 'done');
  const asked = journal.entries.filter((entry) => entry.writer === name && entry.outcome !== 'refused');
  const since = asked
    .map(({ value }) => value)
    .slice(asked.findLastIndex(({ outcome }) => outcome === 'done'));
  const lost = replaces
    ? done.slice(-1).filter(() => !since.some((value) => counts.has(value)))
    : done.filter((value) => !counts.has(value));
  return {
    lost,
    doubled: [...counts].filter(([, count]) => count > 1).map(([value]) => value),
    unwanted: journal.of(name, 'refused').filter((value) => counts.has(value)),
  };
}
