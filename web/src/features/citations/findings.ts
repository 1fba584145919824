import type { CheckedReference, Impossibility } from '@massima/contract/citations';
import { citation, sectionLabel } from '@massima/contract/format/citation';
import { longDate } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import type { useText } from '../../lib/i18n.tsx';

type Texts = Pick<ReturnType<typeof useText>, 't' | 'locale'>;

/**
 * Returns lines on deviations of a citation and on probable alternatives; empty if it is correct.
 */
export function findings(reference: CheckedReference, texts: Texts): string[] {
  const { impossible, replaced, ruling, differs, perhaps } = reference;
  const { t, locale } = texts;
  if (impossible)
    return [
      impossibleText(impossible, texts),
      ...(ruling ? [`${t('report_instead')} ${citation(ruling)}`] : []),
    ];
  if (replaced)
    return [t('report_replaced', { act: replaced.by, day: longDay('dal', replaced.since, locale) })];
  if (perhaps) return [t('report_perhaps', { number: perhaps.sent_numero, citation: citation(perhaps) })];
  return differs.length > 0 && ruling ? [`${differenceText(reference, texts)} ${citation(ruling)}`] : [];
}

/** "Secondo la raccolta la data è un’altra, 12 gennaio 2018:" */
function differenceText({ differs, ruling }: CheckedReference, { t, locale }: Texts): string {
  return differs
    .map((what) =>
      what === 'date'
        ? t('differs_date', { date: longDate(ruling?.document_date ?? '', locale) })
        : t(`differs_${what}`),
    )
    .join(' ');
}

function impossibleText({ what, limit }: Impossibility, { t, locale }: Texts): string {
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
  if (what === 'article_absent')
    return t('impossible_article_absent', { day: longDay('del', limit, locale) });
  return t(`impossible_${what}`, { limit });
}
