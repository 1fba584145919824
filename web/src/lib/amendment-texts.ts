import { longDate } from '@massima/contract/format/dates';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { Text } from './i18n.tsx';

/**
 * Returns the name of an amendment and its source: "Dichiarato costituzionalmente illegittimo in
 * parte", "Corte cost. n. 612/2021, 10 febbraio 2021"
 */
export const amendmentTexts = (
  { what, in_part, by, date }: Pick<ProvisionFate, 'what' | 'in_part' | 'by' | 'date'>,
  { t, locale }: Pick<Text, 't' | 'locale'>,
): { name: string; source: string } => ({
  name: t(`provision_fate.${what}${in_part ? '_part' : ''}`),
  source: t('provision_fate_by', { by, day: longDate(date, locale) }),
});
