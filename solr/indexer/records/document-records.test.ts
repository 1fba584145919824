import { docx, paragraph, pdf, text as words } from '@massima/documents/testing/make-documents';
import { expect, test } from 'vitest';
import { readDocument } from '../readers/documents.ts';
import { makeZip } from '../testing/make-zip.ts';
import { scratch } from '../testing/scratch.ts';
import { readCsv } from './csv.ts';
import { documents } from './document-records.ts';

const { write } = scratch();

const box = (number: number) =>
  `=====================\nCivile Ord. Sez. 2   Num. ${number}  Anno 2025\nPresidente: ROSSI ADA\nRelatore: VERDI UGO\nData pubblicazione: 13/11/2025\n=====================\n`;
const body = (register: number) =>
  `ORDINANZA\nsul ricorso iscritto al n. ${register}/2022 R.G. proposto da\nBIANCHI S.R.L.\n-ricorrente-\nFATTI DI CAUSA\n1. La società impugnava.\nRAGIONI DELLA DECISIONE\n1. Il motivo è fondato.\nP.Q.M.\naccoglie il ricorso.\nCosì deciso in Roma, il 22 ottobre 2025.`;

async function read(path: string) {
  const found = [];
  for await (const { file, text, reason } of documents.of(path)) {
    const result = text === null ? { reason } : readDocument(text);
    found.push([file, 'ruling' in result ? result.ruling : result.reason]);
  }
  return Object.fromEntries(found) as Record<string, unknown>;
}

test('reads files of several kinds by their own headings', async () => {
  const lines = `${box(77)}${body(1)}`.split('\n');
  const archive = makeZip({
    'uno.txt': `${box(76)}${body(1)}`,
    'due.docx': Buffer.from(docx(lines.map((line) => paragraph(words(line))).join(''))),
    'tre.html': `<html><body>${`${box(78)}${body(1)}`
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}</body></html>`,
    'quattro.pdf': Buffer.from(
      pdf(...`${box(79)}${body(1)}`.replace(/=+\n/g, '').replace(/ò|à/g, 'o').split('\n')),
    ),
    'note.md': 'non è un provvedimento',
    'scansione.pdf': Buffer.from(pdf()),
    'vuoto.txt': '',
  });
  const found = await read(await write('varie.zip', archive));
  expect(Object.keys(found).sort()).toEqual([
    'due.docx',
    'quattro.pdf',
    'scansione.pdf',
    'tre.html',
    'uno.txt',
    'vuoto.txt',
  ]);
  for (const [file, number] of [
    ['uno.txt', '76'],
    ['due.docx', '77'],
    ['tre.html', '78'],
    ['quattro.pdf', '79'],
  ] as const)
    expect(found[file]).toMatchObject({
      id: `cass-civ-2025-${number}`,
      issuer: 'Corte di cassazione',
      type: 'ordinanza',
      date: '2025-11-13',
      section: '2',
      area: 1,
    });
  expect(found['scansione.pdf']).toMatch(/a scan/);
  expect(found['vuoto.txt']).toMatch(/empty/);
});

test('rejects a header that several files share, and ignores a header that contradicts the file name', async () => {
  const archive = makeZip({
    'a.txt': box(9) + body(1),
    'b.txt': box(9) + body(2),
    'snciv2025210001O.txt': box(9) + body(3),
  });
  const found = await read(await write('stesse.zip', archive));
  expect(found['a.txt']).toMatch(
    /lacks: number, year, day of publication\. Several texts have the same header/,
  );
  expect(found['b.txt']).toMatch(/Several texts have the same header, n\. 9\/2025/);
  expect(found['snciv2025210001O.txt']).toMatch(
    /day of publication\. The header above it is that of another ruling/,
  );
});

test('prefers the values of metadata.csv', async () => {
  const archive = makeZip({
    'metadata.csv':
      'file;court;number;year;date;kind;place;subject\na.txt;trib;12;2024;05/06/2024;sentenza;Milano;"Locazione; sfratto"\n',
    'a.txt': 'Il testo di una sentenza senza intestazione.',
    'b.txt': 'Il testo di una sentenza senza intestazione.',
  });
  const found = await read(await write('elenco.zip', archive));
  expect(found['a.txt']).toMatchObject({
    id: 'trib-milano-2024-12',
    issuer: 'Tribunale',
    place: 'Milano',
    date: '2024-06-05',
    subject: 'Locazione; sfratto',
  });
  expect(found['b.txt']).toBe('its heading lacks: court, kind, number, year, day of publication');
});

test('reads values separated by commas or semicolons', () => {
  expect(readCsv('\ufefffile,number\r\n"a, b.txt","1""2"\r\n\r\nc.txt,\r\n')).toEqual([
    { file: 'a, b.txt', number: '1"2' },
    { file: 'c.txt' },
  ]);
});
