import type { CheckedReference, Coverage } from '@massima/contract/citations';
import type { Texts } from './report-row.ts';

/** A brief may cite more courts and years than a user would read about. */
const most = 8;

/** What the collection has of the courts and years of what it lacks, said once. */
export function coverageNote(references: readonly CheckedReference[], texts: Texts): string[] {
  const all = new Map(
    references
      .filter(({ state }) => state === 'missing' || state === 'elsewhere')
      .flatMap(({ coverage }) => coverage)
      .map((one) => [`${one.label} ${one.year}`, one]),
  );
  const told = [...all.values()].slice(0, most).map((one) => coverageText(one, texts));
  if (told.length === 0) return [];
  return [texts.t('report_coverage', { list: [...told, ...(all.size > most ? ['…'] : [])].join('; ') })];
}

/** "Cass. civ. 2019, 14.000 decisioni su 34.000 numeri (41 %)" */
function coverageText({ label, year, count, highest }: Coverage, { t }: Texts): string {
  const of = { label: year === null ? label : `${label} ${year}`, count };
  if (count === 0) return t('coverage_none', of);
  if (year === null || highest === null || highest < count) return t('coverage_all', of);
  const share = Math.round((count / highest) * 100);
  return share === 0
    ? t('coverage_little', { ...of, highest })
    : t('coverage_share', { ...of, highest, share });
}
