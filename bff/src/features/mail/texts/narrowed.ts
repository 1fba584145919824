import type { FollowedQuestion } from '@massima/contract/alerts';
import { filterNames } from '@massima/contract/filter-names';
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
 * (tra le sentenze, Corte di cassazione, anni 2024)". Returns an empty string without filters.
 */
export function narrowed(locale: Locale, filters: FollowedQuestion['filters'] | undefined): string {
  if (!filters) return '';
  const { selectedType, ...others } = filters;
  const text: Record<string, string> = texts[locale];
  const names = filterNames(selectedType === 'sentenza' ? filters : others, {
    locale,
    t: (key, values = {}) => fill(text[key] ?? '', values),
  });
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}
