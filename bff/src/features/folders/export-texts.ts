import type { Locale } from '@massima/contract/format/dates';
import { fill } from '@massima/contract/format/fill';
import type { LaterFate } from '@massima/contract/later-fate';
import { folders as en } from '@massima/contract/messages/en/folders';
import { search as searchEn } from '@massima/contract/messages/en/search';
import { folders as it } from '@massima/contract/messages/it/folders';
import { search as searchIt } from '@massima/contract/messages/it/search';

type LaterKey = Extract<keyof typeof searchIt, `later_fate.${string}`>;
type ExportKey =
  | Extract<keyof typeof it, `export_${string}`>
  | 'folder_query'
  | 'folder_not_in_collection'
  | 'folder_not_verified'
  | 'ruling_fictional'
  | 'ruling_stated_by_court'
  | 'ruling_from_text'
  | 'ruling_source'
  | LaterKey;

const marksOf = ({
  ruling_fictional,
  ruling_stated_by_court,
  ruling_from_text,
  ruling_source,
  ...texts
}: typeof searchEn) => ({
  'later_fate.unconstitutional': texts['later_fate.unconstitutional'],
  'later_fate.unconstitutional_part': texts['later_fate.unconstitutional_part'],
  'later_fate.repealed': texts['later_fate.repealed'],
  'later_fate.repealed_part': texts['later_fate.repealed_part'],
  ruling_fictional,
  ruling_stated_by_court,
  ruling_from_text,
  ruling_source,
});
const italian = { ...it, ...marksOf(searchIt) };
const english = { ...en, ...marksOf(searchEn) };

/**
 * Returns the texts of an exported file other than the rulings, from the message catalogue of the
 * UI.
 */
export const exportTexts = (locale: Locale): Record<ExportKey, string> =>
  locale === 'it' ? italian : english;

/**
 * Returns the amendment text of the result card, such as "Dopo la decisione l’art. 3 … è stato …".
 */
export const laterText = ({ what, in_part, label, by }: LaterFate, locale: Locale): string =>
  fill(exportTexts(locale)[`later_fate.${what}${in_part ? '_part' : ''}`], { label, by });

/** Splits a text before and after its placeholder, which has another style. */
export const aroundPlaceholder = (text: string): [before: string, after: string] => {
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return [before, after];
};
