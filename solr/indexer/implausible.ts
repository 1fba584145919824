import type { Ruling } from './format.ts';

const dayMs = 86_400_000;

/**
 * Whether a ruling is dated after tomorrow or numbered in a future year, which is an error of the
 * source.
 */
export function isOfTheFuture({ date, year }: Pick<Ruling, 'date' | 'year'>): boolean {
  const tomorrow = new Date(Date.now() + dayMs).toISOString();
  return date > tomorrow.slice(0, 10) || year > Number(tomorrow.slice(0, 4));
}

/** Whether a text in the value, at any depth, contains NUL. */
export function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul);
}
