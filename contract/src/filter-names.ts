import { type Locale } from './format/dates.ts';
import { shortDay } from './format/day-with.ts';
import { sectionLabel } from './format/citation.ts';
import type { alerts } from './messages/it/alerts.ts';
import type { law } from './messages/it/law.ts';
import type { search } from './messages/it/search.ts';
import type { SearchFilters } from './search.ts';

type Key = keyof typeof alerts | keyof typeof law | keyof typeof search;
export interface FilterTexts {
  locale: Locale;
  t: (key: Key, values?: Readonly<Record<string, string>>) => string;
}

/** Names of one filter's values. The compiler rejects a filter without an entry. */
const namesOf: {
  [F in keyof SearchFilters]-?: (value: NonNullable<SearchFilters[F]>, texts: FilterTexts) => string[];
} = {
  selectedType: (type, { t }) => [t(type === 'sentenza' ? 'alerts_of_verdicts' : 'alerts_of_principles')],
  selectedArea: (area, { t }) => (area === 0 ? [] : [t(`search_filter_area_${area}`)]),
  issuers: (issuers, { t }) => issuers.map((issuer) => t(`issuer.${issuer}` as Key)),
  areas: (areas, { t }) => areas.map((area) => t(`area.${area}` as Key)),
  sections: (sections) => sections.map(sectionLabel),
  decisions: (decisions, { t }) => decisions.map((decision) => t(`decision.${decision}`)),
  article: (article) => [article],
  yearDoc: (years, { t }) => (years.length === 0 ? [] : [t('alerts_years', { years: years.join(', ') })]),
  from: (day, { locale, t }) => [t('alerts_from', { day: shortDay('dal', day, locale) })],
  to: (day, { locale, t }) => [t('alerts_to', { day: shortDay('al', day, locale) })],
  // Switched off by the user, so the query's words are searched as they are.
  facts_off: () => [],
};

/**
 * Returns the names of all filters in use, for an alert, a mail or a list.
 *
 * @param filters  omitted and null filters are not in use
 */
export function filterNames(filters: Partial<SearchFilters>, texts: FilterTexts): string[] {
  return Object.entries(namesOf).flatMap(([name, toNames]) => {
    const value = filters[name as keyof SearchFilters];
    return value === undefined || value === null
      ? []
      : (toNames as (v: unknown, t: FilterTexts) => string[])(value, texts);
  });
}
