import type { FollowedQuestion } from '@massima/contract/alerts';
import { sectionLabel } from '@massima/contract/format/citation';
import { fill } from '@massima/contract/format/fill';
import type { Locale } from '@massima/contract/format/dates';
import { alerts as alertsEn } from '@massima/contract/messages/en/alerts';
import { law as lawEn } from '@massima/contract/messages/en/law';
import { search as searchEn } from '@massima/contract/messages/en/search';
import { alerts as alertsIt } from '@massima/contract/messages/it/alerts';
import { law as lawIt } from '@massima/contract/messages/it/law';
import { search as searchIt } from '@massima/contract/messages/it/search';

const texts = {
  it: { ...alertsIt, ...lawIt, ...searchIt },
  en: { ...alertsEn, ...lawEn, ...searchEn },
};

/**
 * Returns the filters of a followed question in brackets, with the texts of the list of alerts: "
 * (tra le massime, Corte di cassazione, anni 2024)". Returns an empty string without filters.
 */
export function narrowed(locale: Locale, filters: FollowedQuestion['filters'] | undefined): string {
  if (!filters) return '';
  const text: Record<string, string> = texts[locale];
  const { selectedType, yearDoc, selectedArea, issuers = [], areas = [], sections = [] } = filters;
  const said = [
    selectedType === 'sentenza' && text['alerts_of_verdicts'],
    selectedArea !== 0 && text[`search_filter_area_${selectedArea}`],
    ...issuers.map((issuer) => text[`issuer.${issuer}`]),
    ...areas.map((area) => text[`area.${area}`]),
    ...sections.map(sectionLabel),
    yearDoc.length > 0 && fill(text['alerts_years'] ?? '', { years: yearDoc.join(', ') }),
  ].filter(Boolean);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}
