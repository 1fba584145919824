import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { examine } from './examine.ts';
import { needsSomeone, type Finding, type Measure } from './finding.ts';

/**
 * Delay before the second check, in milliseconds. A problem that has gone by then was only a slow
 * start.
 */
const lookAgainMs = 10_000;
/** Milliseconds for which what was found is passed on. */
const freshMs = 60_000;

const measures: Readonly<Record<Measure, string>> = {
  backup_age_seconds: 'How old the last backup is that npm run backup made',
  clock_ahead_seconds: 'How far the clock of others is ahead of this machine’s',
  free_bytes: 'Bytes that are free on the disk of this machine and of the search engine’s node',
  vectors_missing: 'Texts of the index that have no vector of what they mean',
};

/**
 * What `npm run doctor` says, as a server's own lines at its start, and as metrics that are never older than two minutes. No scrape waits:
 * it gets what was found last.
 */
export function keepExamined(deps: Deps): void {
  let last: Finding[] = [];
  let examinedAt = -Infinity;
  let examining: Promise<void> | undefined;
  const look = () => {
    if (performance.now() - examinedAt < freshMs) return;
    examining ??= examine(deps)
      .then((found) => void ([last, examinedAt] = [found, performance.now()]))
      .catch((err: unknown) => deps.log.warn({ err }, 'it cannot be looked at whether all is well'))
      .finally(() => (examining = undefined));
    return examining;
  };
  deps.metrics.watch('massima_wrong', '1 for what npm run doctor would find wrong', () => {
    void look();
    return Object.fromEntries(last.map((one) => [one.what, Number(needsSomeone(one))]));
  });
  deps.metrics.watch('massima_writes_refused', '1 while the database answers and takes nothing', () =>
    Number(deps.refusedWrites.areRecent()),
  );
  for (const [measure, help] of Object.entries(measures))
    deps.metrics.watch(`massima_${measure}`, help, () =>
      Object.assign({}, ...last.map((one) => one.measures?.[measure as Measure])),
    );
  const areWrong = () => last.filter(needsSomeone);
  deps.findings.read = () => {
    void look();
    return areWrong().map(({ what }) => what);
  };
  const sayWrong = async () => {
    await look();
    const before = areWrong().map(({ what }) => what);
    if (before.length === 0) return;
    await pause(lookAgainMs, undefined, { ref: false });
    examinedAt = -Infinity;
    await look();
    for (const { what, said } of areWrong()) if (before.includes(what)) deps.log.warn({ what }, said);
  };
  void sayWrong();
}
