import type { Ruling } from './format.ts';

const dayMs = 86_400_000;

/** Filed after tomorrow, which begins earlier elsewhere, or numbered in a year that has not begun: a slip of the source. */
export function isOfTheFuture({ date, year }: Pick<Ruling, 'date' | 'year'>): boolean {
  const tomorrow = new Date(Date.now() + dayMs).toISOString();
  return date > tomorrow.slice(0, 10) || year > Number(tomorrow.slice(0, 4));
}

/** In any of its texts, however deep. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
