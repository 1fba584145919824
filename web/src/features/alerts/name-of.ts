import { filterNames, type FilterTexts } from '@massima/contract/filter-names';
import type { useText } from '../../lib/i18n.tsx';
import type { Alert } from './use-follow.ts';

type Text = ReturnType<typeof useText>;

/** Returns a one-line name of an alert's subject. */
export const nameOf = (
  { t }: Text,
  { question, citations, label }: Pick<Alert, 'question' | 'citations' | 'label'>,
): string => t(citations ? 'alerts_citations' : question ? 'alerts_question' : 'alerts_cites', { label });

/** Returns the kind of results and the filters of a query, or the number of citations of a text. */
export function narrowed({ t, locale }: Text, alert: Pick<Alert, 'question' | 'citations'>): string[] {
  const { question, citations } = alert;
  if (citations) {
    const [provisions, rulings] = [citations.provisions.length, citations.rulings.length];
    const withdrawn = citations.rulings.filter((ruling) => ruling.withdrawn).length;
    return [
      t('alerts_citations_count', { provisions, rulings }),
      ...(withdrawn > 0 ? [t('alerts_citations_withdrawn', { count: withdrawn })] : []),
    ];
  }
  if (question === null) return [];
  return filterNames(question.filters, { locale, t: t as FilterTexts['t'] });
}
