import type { CheckedReference, Coverage, Impossibility } from '@massima/contract/citations';
import { citation, sectionLabel } from '@massima/contract/format/citation';
import { longDate } from '@massima/contract/format/dates';
import type { useText } from '../../lib/i18n.tsx';

type Texts = Pick<ReturnType<typeof useText>, 't' | 'locale'>;

/** What speaks against a citation, or what is known where it isn't: a line each; none of what is as it is said. */
export function findings(reference: CheckedReference, texts: Texts): string[] {
  const { impossible, coverage, state, ruling, differs } = reference;
  if (impossible)
    return [
      impossibleText(impossible, texts),
      ...(ruling ? [`${texts.t('report_instead')} ${citation(ruling)}`] : []),
    ];
  const told =
    differs.length > 0 && ruling ? [`${differenceText(reference, texts)} ${citation(ruling)}`] : [];
  const covered =
    state === 'missing' || state === 'elsewhere' ? coverage.map((one) => coverageText(one, texts)) : [];
  return [...told, ...covered];
}

/** "Nella raccolta con la data 12 gennaio 2018:" */
function differenceText({ differs, ruling }: CheckedReference, { t, locale }: Texts): string {
  return differs
    .map((what) =>
      what === 'date'
        ? t('differs_date', { date: longDate(ruling?.document_date ?? '', locale) })
        : t(`differs_${what}`),
    )
    .join(' ');
}

function impossibleText({ what, limit }: Impossibility, { t }: Texts): string {
  if (what === 'section')
    return limit === ''
      ? t('impossible_no_sections')
      : t('impossible_section', {
          list: limit
            .split(' ')
            .map((code) => sectionLabel(code).replace('Sez. ', ''))
            .join(', '),
        });
  if (what === 'number')
    return limit === '' ? t('impossible_number') : t('impossible_number_above', { highest: Number(limit) });
  return t(`impossible_${what}`, { limit });
}

/** "Cass. civ. 2019: nella raccolta il 41 % dei numeri fino a 34.000." */
function coverageText({ label, year, count, highest }: Coverage, { t }: Texts): string {
  if (year === null) return t('coverage_all', { label, count });
  const of = { label: `${label} ${year}`, count };
  if (count === 0) return t('coverage_none', of);
  if (highest === null || highest < count) return t('coverage_all', of);
  const share = Math.round((count / highest) * 100);
  return share === 0
    ? t('coverage_little', { ...of, highest })
    : t('coverage_share', { ...of, highest, share });
}
