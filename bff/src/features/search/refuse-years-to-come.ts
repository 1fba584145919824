import { yearInItaly } from '@massima/contract/format/dates';
import type { SearchInput } from '@massima/contract/search';
import { AppError } from '../../errors.ts';

/** Years run from 2000 to the current one (product specification, section 9), which the product's clock decides. */
export function refuseYearsToCome({ filters }: SearchInput, now: Date): void {
  if (filters.yearDoc.length === 0) return;
  const current = yearInItaly(now);
  const issues = filters.yearDoc.flatMap((year, at) =>
    year > current ? [{ path: `filters.yearDoc.${at}`, message: 'validation_failed' as const }] : [],
  );
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}
