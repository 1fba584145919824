import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { documentText } from './document-text.ts';
import { docx, odt, ole, paragraph, pdf, text, wordXml, zip } from './testing/make-documents.ts';

// pdf.js makes one when it is loaded, for drawing; Node has none, and a browser's worker does.
Object.assign(globalThis, {
  DOMMatrix: class {
    is2D = true;
  },
});

const CITED = 'Cass. civ., Sez. II, 19 marzo 2020, n. 52901';

const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const sameName = () => {
  const file = zipSync({ a: strToU8('a') }, { level: 0 });
  const end = file.length - 22;
  const entry = file.subarray(31 + 1, end);
  const times = 2_000;
  const all = new Uint8Array(32 + entry.length * times + 22);
  all.set(file.subarray(0, 32));
  for (let at = 0; at < times; at += 1) all.set(entry, 32 + at * entry.length);
  const tail = file.slice(end);
  const view = new DataView(tail.buffer);
  view.setUint16(8, times, true);
  view.setUint16(10, times, true);
  all.set(tail, 32 + entry.length * times);
  return all;
};

const refused: [kind: string, file: Uint8Array, reason: string][] = [
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks alone', strToU8(' \n\t '), 'no_text'],
  ['a Word file without a word', docx(paragraph('')), 'no_text'],
  ['a scanned PDF', pdf(), 'no_text'],
  ['an archive that is no document', zip({ 'a.txt': 'a' }), 'damaged'],
  ['XML that is cut off', zip({ 'word/document.xml': '<w:p>' }), 'damaged'],
  ['an archive that is cut off', docx(paragraph(text(CITED))).subarray(0, 100), 'damaged'],
  [
    'a DOCTYPE with entities',
    zip({ 'word/document.xml': wordXml(paragraph(text('&b;')), { prolog: entities }) }),
    'doctype',
  ],
  ['one part named 2,000 times', sameName(), 'damaged'],
  [
    '65,000 parts',
    zip(Object.fromEntries(Array.from({ length: 65_000 }, (_, at) => [`word/${at}.xml`, '']))),
    'damaged',
  ],
  ['a part that unpacks to gigabytes', zip({ 'word/document.xml': new Uint8Array(70_000_000) }), 'too_large'],
  ['elements nested without end', zip({ 'word/document.xml': wordXml('<w:p>'.repeat(100_000)) }), 'damaged'],
  ['an old .doc', ole('WordDocument'), 'old_word'],
  ['a .docx with a password', ole('EncryptedPackage'), 'protected'],
  [
    'an .odt with a password',
    odt('<text:p>x</text:p>', { 'META-INF/manifest.xml': '<manifest><encryption-data/></manifest>' }),
    'protected',
  ],
  ['a broken PDF', strToU8('%PDF-1.4\nnothing'), 'damaged'],
  ['rich text', strToU8('{\\rtf1 Cass.}'), 'unknown_format'],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2]),
    'unknown_format',
  ],
];

test.each(refused)('rejects %s with its reason', async (_, file, reason) => {
  await expect(documentText(file)).rejects.toMatchObject({ reason });
});
