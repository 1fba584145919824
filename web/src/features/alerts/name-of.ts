import type { useText } from '../../lib/i18n.tsx';
import type { Alert } from './use-follow.ts';

type Text = ReturnType<typeof useText>;

/** Returns a one-line name of an alert's subject. */
export const nameOf = (
  { t }: Text,
  { question, citations, label }: Pick<Alert, 'question' | 'citations' | 'label'>,
): string => t(citations ? 'alerts_citations' : question ? 'alerts_question' : 'alerts_cites', { label });

/** Returns the kind of results and the filters of a query, or the number of citations of a text. */
export function narrowed({ t, has }: Text, alert: Pick<Alert, 'question' | 'citations'>): string[] {
  const { question, citations } = alert;
  if (citations) {
    const [provisions, rulings] = [citations.provisions.length, citations.rulings.length];
    const withdrawn = citations.rulings.filter((one) => one.withdrawn).length;
    return [
      t('alerts_citations_count', { provisions, rulings }),
      ...(withdrawn > 0 ? [t('alerts_citations_withdrawn', { count: withdrawn })] : []),
    ];
  }
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
