import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { currentText } from '../../lib/i18n.tsx';
import { sampleProvision } from '../../testing/samples/provisions.ts';
import { provisionDocx } from './provision-docx.ts';

test('exports an article to Word with its day, amendments, paragraphs and source', () => {
  const provision = sampleProvision();
  const { t, locale } = currentText();
  const heading = 'art. 3 l. 9991/1999 (Responsabilità del custode), testo in vigore il 15 novembre 2026';
  const file = provisionDocx({ provision, heading, t, locale });
  const xml = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());
  const lines = [...xml.matchAll(/<w:pStyle w:val="(\w+)"\/>.*?<w:t[^>]*>(.*?)<\/w:t>/g)].map(
    ([, style, text]) => [style, text],
  );
  expect(lines[0]).toEqual(['Title', heading]);
  expect(lines).toContainEqual(['Finding', expect.stringContaining('nella parte in cui esclude')]);
  expect(lines).toContainEqual(['Normal', expect.stringMatching(/^2-bis\. L’espositore può chiedere:$/)]);
  expect(lines).toContainEqual(['Finding', 'a) che la cosa sia posta sotto vetro;']);
  expect(lines.at(-1)).toEqual(['Note', provision.credit]);
});
