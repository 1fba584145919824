import { sectionLabel } from '@massima/contract/format/citation';
import { longDate } from '@massima/contract/format/dates';
import type { QuestionFact } from '@massima/contract/search';
import { useText } from '../../lib/i18n.tsx';

const areaOfBranch = { civ: 'area.1', pen: 'area.2' } as const;

/** Names an implied filter like the filters, for example "Tribunale, Milano". */
export function useFactName() {
  const { t, has, locale } = useText();
  return (fact: QuestionFact): string => {
    if (fact.kind === 'section') return sectionLabel(fact.section);
    if (fact.kind === 'date') return longDate(fact.date, locale);
    if (fact.kind === 'year') return String(fact.year);
    const issuer = `issuer.${fact.issuer_type_id}`;
    const { branch, place: location } = fact;
    return [
      has(issuer) ? t(issuer) : fact.words,
      ...(branch ? [t(areaOfBranch[branch]).toLowerCase()] : []),
      ...(location ? [location] : []),
    ].join(', ');
  };
}
