import type { Locale } from '@massima/contract/format/dates';
import type { Provision } from '@massima/contract/provision';
import { amendmentTexts } from '../../lib/amendment-texts.ts';
import type { Text } from '../../lib/i18n.tsx';
import { wordDocument, type WordParagraph } from '../../components/word-document.ts';
import { commiOf } from '../ruling/index.ts';

interface DocxInput {
  provision: Provision;
  /** Name of the article with the day. */
  heading: string;
  t: Text['t'];
  locale: Locale;
}

/** Returns an article as a Word document with standard headings. */
export function provisionDocx({ provision, heading, t, locale }: DocxInput): Uint8Array<ArrayBuffer> {
  const { act, fate: amendments, credit } = provision;
  const amendmentLines = amendments.flatMap((amendment): WordParagraph[] => {
    const { name, source } = amendmentTexts(amendment, { t, locale });
    return [
      { style: 'Citation', text: `${name}: ${source}` },
      { style: 'Finding', text: amendment.words },
    ];
  });
  const text = commiOf(provision).flatMap(({ number, lines: [first = '', ...points] }): WordParagraph[] => [
    { style: 'Normal', text: `${number === '' ? '' : `${number}. `}${first}` },
    ...points.map((line): WordParagraph => ({ style: 'Finding', text: line })),
  ]);
  return wordDocument([
    { style: 'Title', text: heading },
    { style: 'Note', text: act },
    ...(amendmentLines.length > 0
      ? [{ style: 'Heading1' as const, text: t('provision_fate') }, ...amendmentLines]
      : []),
    { style: 'Heading1', text: t('provision_text') },
    ...text,
    ...(credit === null ? [] : [{ style: 'Note' as const, text: credit }]),
  ]);
}
