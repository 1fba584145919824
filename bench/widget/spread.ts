export interface Spread {
  median: number;
  /** First and third quartile. */
  low: number;
  high: number;
}

export function spreadOf(list: readonly number[]): Spread {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}
