import type { Locale } from '@massima/contract/format/dates';
import { folders as en } from '@massima/contract/messages/en/folders';
import { search as searchEn } from '@massima/contract/messages/en/search';
import { folders as it } from '@massima/contract/messages/it/folders';
import { search as searchIt } from '@massima/contract/messages/it/search';

type ExportKey =
  | Extract<keyof typeof it, `export_${string}`>
  | 'folder_query'
  | 'folder_not_in_collection'
  | 'folder_not_verified'
  | 'ruling_fictional'
  | 'ruling_stated_by_court'
  | 'ruling_from_text';

const marksOf = ({ ruling_fictional, ruling_stated_by_court, ruling_from_text }: typeof searchEn) => ({
  ruling_fictional,
  ruling_stated_by_court,
  ruling_from_text,
});
const italian = { ...it, ...marksOf(searchIt) };
const english = { ...en, ...marksOf(searchEn) };

/** What an exported file says besides the rulings, from the same catalogue as the screens. */
export const exportTexts = (locale: Locale): Record<ExportKey, string> =>
  locale === 'it' ? italian : english;

/** A text in two halves, before and after its placeholder, which is set in another style. */
export const aroundPlaceholder = (text: string): [before: string, after: string] => {
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return [before, after];
};
