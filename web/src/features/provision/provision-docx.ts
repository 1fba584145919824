import type { Locale } from '@massima/contract/format/dates';
import type { Provision } from '@massima/contract/provision';
import { fateNames } from '../../lib/fate-names.ts';
import type { Text } from '../../lib/i18n.tsx';
import { wordDocument, type WordParagraph } from '../../components/word-document.ts';
import { commiOf } from '../ruling/index.ts';

interface Given {
  provision: Provision;
  /** Name of the article with the day. */
  heading: string;
  t: Text['t'];
  locale: Locale;
}

/** Returns an article as a Word document with standard headings. */
export function provisionDocx({ provision, heading, t, locale }: Given): Uint8Array<ArrayBuffer> {
  const { act, fate, credit } = provision;
  const fates = fate.flatMap((one): WordParagraph[] => {
    const { name, source } = fateNames(one, { t, locale });
    return [
      { style: 'Citation', text: `${name}: ${source}` },
      { style: 'Finding', text: one.words },
    ];
  });
  const text = commiOf(provision).flatMap(({ number, lines: [first = '', ...points] }): WordParagraph[] => [
    { style: 'Normal', text: `${number === '' ? '' : `${number}. `}${first}` },
    ...points.map((line): WordParagraph => ({ style: 'Finding', text: line })),
  ]);
  return wordDocument([
    { style: 'Title', text: heading },
    { style: 'Note', text: act },
    ...(fates.length > 0 ? [{ style: 'Heading1' as const, text: t('provision_fate') }, ...fates] : []),
    { style: 'Heading1', text: t('provision_text') },
    ...text,
    ...(credit === null ? [] : [{ style: 'Note' as const, text: credit }]),
  ]);
}
