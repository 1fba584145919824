/** What a client knows of one write. `unknown`: an error or no answer, so it may or may not have happened. */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface Entry {
  writer: string;
  /** Tells this write from all others: a name, an id, a text. */
  value: string;
  outcome: Outcome;
  status: number;
  ms: number;
}

/** Everything that was asked, as its clients saw it: what the database holds is compared with it at the end. */
export class Journal {
  readonly entries: Entry[] = [];

  async record(writer: string, value: string, send: () => Promise<{ status: number }>): Promise<Outcome> {
    const since = performance.now();
    const { status } = await send();
    // 409 says of a payment that it is under way, or that it is there by now.
    const outcome = status < 300 ? 'done' : status >= 500 || status === 409 ? 'unknown' : 'refused';
    this.entries.push({ writer, value, outcome, status, ms: performance.now() - since });
    return outcome;
  }

  of(writer: string, outcome: Outcome): string[] {
    return this.entries.filter((e) => e.writer === writer && e.outcome === outcome).map(({ value }) => value);
  }

  /** What no client may ever be given: a fault of ours. That something we need is away is said by 502, 503 or 504. */
  dishonest(): Entry[] {
    return this.entries.filter(({ status }) => status >= 500 && ![502, 503, 504].includes(status));
  }
}

/**
 * Compares the values that one writer asked for with those that are there.
 * @returns what was acknowledged and is not there, what is there more than once, and what is there although it was refused
 */
export function compare(
  journal: Journal,
  { name, replaces }: { name: string; replaces?: boolean },
  there: readonly string[],
) {
  const counts = new Map<string, number>();
  for (const value of there) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Of values that replace one another the last one counts; what nobody saw the end of may have come after it.
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
