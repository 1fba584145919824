import type { Locale } from '@massima/contract/format/dates';
import { folders as en } from '@massima/contract/messages/en/folders';
import { folders as it } from '@massima/contract/messages/it/folders';

type ExportKey = Extract<keyof typeof it, `export_${string}`> | 'folder_query';

/** What an exported file says beside the rulings, from the same catalogue as the screens. */
export const exportTexts = (locale: Locale): Record<ExportKey, string> => (locale === 'it' ? it : en);

/** A text in two halves, before and after its placeholder, which is set in another style. */
export const aroundPlaceholder = (text: string): [before: string, after: string] => {
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return [before, after];
};
