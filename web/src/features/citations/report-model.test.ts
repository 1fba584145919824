import type { CheckedReference } from '@massima/contract/citations';
import { it as italian } from '@massima/contract/messages/it';
import { citations } from '@massima/contract/messages/it/citations';
import { search } from '@massima/contract/messages/it/search';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { sampleHeading } from '../../testing/samples/citations.ts';
import { documentText } from './document/document-text.ts';
import { briefPieces } from './brief-pieces.ts';
import { reportDocx } from './report-docx.ts';
import { reportModel, type Texts } from './report-model.ts';
import { reportText } from './report-text.ts';

const intl = createIntl({ locale: 'it-IT', messages: { ...italian, ...citations, ...search } });
const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
const texts: Texts = { t: say as Texts['t'], locale: 'it' };
const now = new Date('2026-05-20T10:00:00');

/** References where these words stand in the text, one after the other. */
function checked(text: string, all: [words: string, over: Partial<CheckedReference>][]): CheckedReference[] {
  let at = 0;
  return all.map(([words, over]) => {
    const start = text.indexOf(words, at);
    expect(start).toBeGreaterThanOrEqual(at);
    at = start + words.length;
    return {
      start,
      end: at,
      kind: 'ruling',
      label: words,
      state: 'found',
      differs: [],
      ruling: null,
      again: null,
      impossible: null,
      official: null,
      coverage: [],
      ...over,
    };
  });
}

const coverage = { label: 'Cass. civ.', year: 2019, count: 14_000, highest: 34_000 };
const text =
  'Corte cost. nn. 348 e 349 del 2007; Cass.\nciv. n. 99/2019; art. 2051 c.c. e l\u2019art. 2051; sent. cit.; G.d.P. Roma n. 5/2019; Cass. civ., 30 febbraio 2018, n. 7; Cass. civ. n. 12027/2018; Cass. pen. n. 771/2021.';
const references = checked(text, [
  [
    'Corte cost. nn. 348',
    {
      label: 'Corte cost. n. 348/2007',
      state: 'missing',
      coverage: [{ ...coverage, label: 'Corte cost.', year: 2007, count: 0, highest: null }],
    },
  ],
  ['349 del 2007', { label: 'Corte cost. n. 349/2007', ruling: sampleHeading() }],
  ['Cass.\nciv. n. 99/2019', { label: 'Cass. civ. n. 99/2019', state: 'missing', coverage: [coverage] }],
  ['art. 2051 c.c.', { kind: 'provision', label: 'art. 2051 c.c.', state: 'understood' }],
  ['art. 2051', { kind: 'provision', label: 'art. 2051 c.c.', state: 'understood', again: 3 }],
  ['sent. cit.', { label: 'Cass. civ. n. 99/2019', state: 'missing', again: 2, coverage: [coverage] }],
  ['G.d.P. Roma n. 5/2019', { state: 'unread' }],
  [
    'Cass. civ., 30 febbraio 2018, n. 7',
    { state: 'impossible', impossible: { what: 'date', limit: '30 febbraio 2018' } },
  ],
  [
    'Cass. civ. n. 12027/2018',
    { state: 'elsewhere', differs: ['year'], ruling: sampleHeading(), coverage: [{ ...coverage, count: 3 }] },
  ],
  [
    'Cass. pen. n. 771/2021',
    { state: 'differs', differs: ['court'], ruling: sampleHeading({ sent_numero: '771' }) },
  ],
]);
const model = reportModel(text, references, texts, now);

test('says the words of the brief, what is true of them, and tells any two rows apart', () => {
  expect(reportText(model)).toBe(`Verifica citazioni
9 citazioni riconosciute.
Un passo sembra una citazione e non è stato compreso.

Non può esistere (1)
- Cass. civ., 30 febbraio 2018, n. 7
  Il giorno 30 febbraio 2018 non esiste.

Da controllare (1)
- Cass. pen. n. 771/2021
  Nella raccolta di un altro giudice: Cass. civ., Sez. III, ord. 16 maggio 2017, n. 771

Nella raccolta con altro anno o altro giudice (1)
- Cass. civ. n. 12027/2018
  Nella raccolta il numero è di un altro anno: Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027
  Cass. civ. 2019: nella raccolta meno dell’1 % dei numeri fino a 34.000 (3 decisioni).

Non nella raccolta (2)
Una decisione che non è nella raccolta può esistere: va controllata alla fonte prima di citarla.
- Corte cost. nn. 348
  Letta come Corte cost. n. 348/2007
  Corte cost. 2007: nessuna decisione nella raccolta.
- Cass. civ. n. 99/2019 (2 volte)
  Cass. civ. 2019: nella raccolta il 41 % dei numeri fino a 34.000 (14.000 decisioni).
  Richiamata anche come «sent. cit.»

Non compreso (1)
Vanno controllati a mano: la verifica non ne dice nulla.
- G.d.P. Roma n. 5/2019

Nella raccolta (1)
- 349 del 2007
  Letta come Corte cost. n. 349/2007
  Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027

Norme riconosciute (1)
- art. 2051 c.c. (2 volte)
  Richiamata anche come «art. 2051»

Consultato su Massima il 20 maggio 2026.`);
  const rows = model.sections.flatMap((section) =>
    section.rows.map((row) => [row.words, ...row.lines].join()),
  );
  expect(new Set(rows).size).toBe(rows.length);
});

test('the Word document says what the copied report says, and opens', async () => {
  const lines = (all: string) =>
    all
      .split('\n')
      .map((line) => line.replace(/^- /, '').trim())
      .filter(Boolean);
  const file = reportDocx(model);
  expect(lines(await documentText(file))).toEqual(lines(reportText(model)));
  const hostile = 'Cass. <b>&amp;"\u0000\u0007\ud800 n. 5/2019';
  const odd = reportModel(hostile, checked(hostile, [[hostile, { state: 'unread' }]]), texts, now);
  expect(await documentText(reportDocx(odd))).toContain('Cass. <b>&amp;" n. 5/2019');
});

test.each([
  [{ what: 'future', limit: '' }, 'La data o l\u2019anno devono ancora venire.'],
  [{ what: 'year', limit: '1956' }, 'Questo giudice decide dal 1956.'],
  [{ what: 'number', limit: '' }, 'Un numero così non esiste.'],
  [{ what: 'number', limit: '1200' }, 'I numeri di un anno di questo giudice non superano 1200.'],
  [{ what: 'section', limit: '1 2 U L' }, 'Le sezioni sono I, II, Un., lav.: questa non esiste.'],
  [{ what: 'section', limit: '' }, 'Questo giudice non ha sezioni.'],
  [{ what: 'court', limit: '' }, 'In questa città non ha sede una Corte d\u2019appello.'],
  [{ what: 'article', limit: '2969' }, 'L\u2019ultimo articolo è il 2969.'],
] as const)('%o is told as %s', (impossible, line) => {
  const [section] = reportModel(
    'x',
    checked('x', [['x', { state: 'impossible', impossible }]]),
    texts,
    now,
  ).sections;
  expect(section?.rows[0]?.lines.map((one) => one.replaceAll("'", '\u2019'))).toEqual([line]);
});

test('the pieces are the text', () => {
  const brief = 'uno due tre';
  const pieces = briefPieces(
    brief,
    checked(brief, [
      ['due', {}],
      ['tre', {}],
    ]),
  );
  expect(pieces.map((piece) => piece.text)).toEqual(['uno ', 'due', ' ', 'tre']);
  expect(pieces.map((piece) => piece.reference?.number)).toEqual([undefined, 0, undefined, 1]);
  expect(briefPieces('', [])).toEqual([]);
});
