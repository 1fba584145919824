/** Consecutive years, for example 2015 to 2020, both included. A single year has equal bounds. */
export interface YearSpan {
  from: number;
  to: number;
}

/** Shorter runs of years are listed individually. */
const shortestSpan = 3;

/** Returns all years of a span; empty if it ends before it starts. */
export const yearsOf = ({ from, to }: YearSpan): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Returns runs of three or more years as one span, other years individually. */
export function yearSpans(years: readonly number[]): YearSpan[] {
  const rows: number[][] = [];
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const row = rows.at(-1);
    if (row && row.at(-1) === year - 1) row.push(year);
    else rows.push([year]);
  }
  return rows.flatMap((row) =>
    row.length >= shortestSpan
      ? [{ from: row[0] ?? 0, to: row.at(-1) ?? 0 }]
      : row.map((year) => ({ from: year, to: year })),
  );
}

/**
 * Reads "2019" or "2015-2020". Values outside `first` and `last`, and invalid values, are dropped.
 */
export function readYears(values: readonly string[], first: number, last: number): number[] {
  const years = values.flatMap((value) => {
    const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(value) ?? [];
    if (from === undefined) return [];
    return yearsOf({ from: Math.max(first, Number(from)), to: Math.min(last, Number(to)) });
  });
  return [...new Set(years)].sort((a, b) => a - b);
}

export const writeYears = (years: readonly number[]): string[] =>
  yearSpans(years).map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
