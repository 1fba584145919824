import type { CheckedReference } from '@massima/contract/citations';
import { citation } from '@massima/contract/format/citation';
import { longDate } from '@massima/contract/format/dates';
import type { useText } from '../../lib/i18n.tsx';
import { type Cited, type State, states } from './report-groups.ts';

type Texts = Pick<ReturnType<typeof useText>, 't' | 'locale'>;

/** "in archivio con un'altra data: 12 gennaio 2018" */
export function differenceText({ differs, ruling }: CheckedReference, { t, locale }: Texts): string {
  if (!ruling) return '';
  return differs
    .map((what) =>
      what === 'date'
        ? t('differs_date', { date: longDate(ruling.document_date, locale) })
        : t(`differs_${what}`),
    )
    .join(' ');
}

/** The report as plain text, for the clipboard. */
export function reportText(groups: Record<State, Cited[]>, texts: Texts): string {
  const { t } = texts;
  return states
    .filter((state) => groups[state].length > 0)
    .map((state) =>
      [
        `${t(`state.${state}`)} (${groups[state].length})`,
        ...groups[state].map(({ reference }) => `- ${entryText(reference, texts)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

export function entryText(reference: CheckedReference, texts: Texts): string {
  const { label, ruling } = reference;
  if (!ruling) return label;
  return [`${label}:`, differenceText(reference, texts), citation(ruling)].filter(Boolean).join(' ');
}
