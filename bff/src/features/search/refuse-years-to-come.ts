import { yearInItaly } from '@massima/contract/format/dates';
import type { SearchInput } from '@massima/contract/search';
import { AppError } from '../../errors.ts';

/**
 * Rejects filters for years after the current year, which the application's clock defines. Years
 * start at 2000 (product specification, section 9).
 */
export function refuseYearsToCome({ filters }: SearchInput, now: Date): void {
  if (filters.yearDoc.length === 0) return;
  const current = yearInItaly(now);
  const issues = filters.yearDoc.flatMap((year, at) =>
    year > current ? [{ path: `filters.yearDoc.${at}`, message: 'validation_failed' as const }] : [],
  );
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}
