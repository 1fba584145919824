import type { useText } from '../../lib/i18n.tsx';
import type { Alert } from './use-follow.ts';

type Text = ReturnType<typeof useText>;

/** What is followed, in one line. */
export const nameOf = ({ t }: Text, { question, label }: Pick<Alert, 'question' | 'label'>): string =>
  t(question === null ? 'alerts_cites' : 'alerts_question', { label });

/** In which of the two kinds of results, and how the question was narrowed. */
export function narrowed({ t, has }: Text, { question }: Pick<Alert, 'question'>): string[] {
  if (question === null) return [];
  const { selectedType, yearDoc, selectedArea, issuers = [], ...others } = question.filters;
  const isFiltered = Object.values(others).some((value) => (Array.isArray(value) ? value.length > 0 : value));
  return [
    t(selectedType === 'sentenza' ? 'alerts_of_verdicts' : 'alerts_of_principles'),
    ...(selectedArea ? [t(`search_filter_area_${selectedArea}`)] : []),
    ...issuers.map((issuer) => `issuer.${issuer}`).flatMap((key) => (has(key) ? [t(key)] : [])),
    ...(yearDoc.length > 0 ? [t('alerts_years', { years: yearDoc.join(', ') })] : []),
    ...(isFiltered ? [t('alerts_filtered')] : []),
  ];
}
