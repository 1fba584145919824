import type { Journal } from './journal.ts';

/** Time from the end of a fault until the product was usable. */
export interface Recovery {
  fault: string;
  ms: number;
}

export const quantile = (sorted: readonly number[], q: number) =>
  Math.round(sorted[Math.floor(q * (sorted.length - 1))] ?? 0);

/**
 * Returns the figures of a run as a table: by writer the number of writes per outcome and their
 * duration; by fault the recovery.
 */
export function report(journal: Journal, recoveries: readonly Recovery[], disagreedMs?: number): string {
  const names = [...new Set(journal.entries.map(({ writer }) => writer))];
  const writers = names.map((name) => {
    const times = journal.entries.filter(({ writer }) => writer === name).map(({ ms }) => ms);
    times.sort((a, b) => a - b);
    const counts = (['done', 'refused', 'unknown'] as const).map((o) => `${o} ${journal.of(name, o).length}`);
    return `${name.padEnd(18)} ${counts.join(', ')}; p95 ${quantile(times, 0.95)} ms, longest ${quantile(times, 1)} ms`;
  });
  const faults = [...new Set(recoveries.map(({ fault }) => fault))];
  const back = faults.map((name) => {
    const times = recoveries.filter(({ fault }) => fault === name).map(({ ms }) => Math.round(ms));
    return `${name.padEnd(18)} usable again after ${times.join(', ')} ms`;
  });
  const late = journal.late();
  return [
    ...writers,
    ...back,
    `${journal.entries.length} answers: ${journal.dishonest().length} dishonest, ${late.length} past the deadline`,
    ...late.map(({ writer, status, ms }) => `  ${writer} ${status} after ${Math.round(ms)} ms`),
    ...(disagreedMs === undefined
      ? []
      : [`ready and a user's search disagreed for ${Math.round(disagreedMs)} ms at most`]),
  ].join('\n');
}
