import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';
import { it as italian } from '@massima/contract/messages/it';
import { citations } from '@massima/contract/messages/it/citations';
import { search } from '@massima/contract/messages/it/search';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { sampleHeading } from '../../testing/samples/citations.ts';
import { documentText } from '@massima/documents/document-text';
import { briefPieces } from './brief-pieces.ts';
import { isListed } from './checked.ts';
import { quotationSides, type Segment } from './quotation-sides.ts';
import { reportDocx } from './report-docx.ts';
import { reportModel, reportText } from './report-model.ts';
import type { Texts } from './report-row.ts';

const intl = createIntl({ locale: 'it-IT', messages: { ...italian, ...citations, ...search } });
const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
const texts: Texts = { t: say as Texts['t'], locale: 'it' };
const now = new Date('2026-05-20T10:00:00');

/** Returns a check whose references are at these words, in order. */
function checked(text: string, all: [words: string, over: Partial<CheckedReference>][]): CheckedReference[] {
  let at = 0;
  return all.map(([wording, over]) => {
    const start = text.indexOf(wording, at);
    expect(start).toBeGreaterThanOrEqual(at);
    at = start + wording.length;
    return {
      start,
      end: at,
      kind: 'ruling',
      key: null,
      label: wording,
      state: 'found',
      differs: [],
      ruling: null,
      perhaps: null,
      again: null,
      impossible: null,
      replaced: null,
      fate: [],
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
    { state: 'elsewhere', differs: ['year'], ruling: sampleHeading(), coverage: [coverage] },
  ],
  [
    'Cass. pen. n. 771/2021',
    { state: 'differs', differs: ['court'], ruling: sampleHeading({ sent_numero: '771' }) },
  ],
]);
const quote = '«il custode risponde sempre del danno cagionato dalla cosa»';
const quoting = `${text} ${quote}`;
const inQuote = (quote: string) => {
  const start = quoting.indexOf(quote, text.length);
  return { start, end: start + quote.length };
};
const quotations: CheckedQuotation[] = [
  {
    ...inQuote(quote.slice(1, -1)),
    reference: 1,
    state: 'altered',
    differs: [
      { ...inQuote('sempre'), original: '' },
      { ...inQuote('cagionato'), original: 'provocato' },
      { start: inQuote('cosa').end, end: inQuote('cosa').end, original: 'in custodia' },
    ],
    found_at: { reference: 1, id_new: 'm1', kind: 'principle', start: 0, end: 50 },
  },
];
const model = reportModel({ text: quoting, references, quotations }, texts, now);

test('contains the wording of the brief and its findings, and distinguishes all rows', () => {
  expect(reportText(model)).toBe(`Verifica citazioni
7 citazioni: 1 nella raccolta, 1 con altri estremi, 1 con altro anno o altro giudice, 1 impossibile, 2 assenti dalla raccolta, 1 non riconosciuta; 1 virgolettato, 1 alterato; 1 norma.

Non può esistere (1)
- Cass. civ., 30 febbraio 2018, n. 7
  Il giorno 30 febbraio 2018 non esiste.

Virgolettato alterato (1)
- «il custode risponde sempre del danno cagionato dalla cosa»
  Attribuito a Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027
  «sempre» in più
  «cagionato» invece di «provocato»
  Manca «in custodia»

Estremi non corrispondenti (1)
- Cass. pen. n. 771/2021
  Secondo la raccolta il giudice è un altro: Cass. civ., Sez. III, ord. 16 maggio 2017, n. 771

Nella raccolta con altro anno o altro giudice (1)
- Cass. civ. n. 12027/2018
  Secondo la raccolta l’anno è un altro: Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027

Non riconosciuto (1)
Vanno controllati a mano: la verifica non li ha esaminati.
- G.d.P. Roma n. 5/2019

Assente dalla raccolta (2)
Una decisione che non è nella raccolta può esistere: va controllata alla fonte prima di citarla.
Di quei giudici e anni la raccolta ha: Corte cost. 2007, nessuna decisione; Cass. civ. 2019, 14.000 decisioni su 34.000 numeri (41 %).
- Corte cost. nn. 348
  Intesa come Corte cost. n. 348/2007
- Cass. civ. n. 99/2019 (2 volte)
  Richiamata anche come «sent. cit.»

Nella raccolta (1)
- 349 del 2007
  Intesa come Corte cost. n. 349/2007
  Cass. civ., Sez. III, ord. 16 maggio 2017, n. 12027

Norme riconosciute (1)
- art. 2051 c.c. (2 volte)
  Richiamata anche come «art. 2051»

Consultato su Massima il 20 maggio 2026.`);
  const rows = model.sections.flatMap((section) =>
    section.rows.map((row) => [row.wording, ...row.lines].join()),
  );
  expect(new Set(rows).size).toBe(rows.length);
});

test('names the act in force and its date if the cited act was replaced', () => {
  const citation = 'art. 80 d.lgs. 50/2016';
  const replaced = { by: 'd.lgs. 36/2023', since: '2023-07-01' };
  const check = checked(citation, [[citation, { kind: 'provision', state: 'understood', replaced }]]);
  expect(
    reportText(reportModel({ text: citation, references: check, quotations: [] }, texts, now)),
  ).toContain('Sostituito da d.lgs. 36/2023, in vigore dal 1º luglio 2023');
});

test('writes a valid Word document with the content of the copied report', async () => {
  const lines = (all: string) =>
    all
      .split('\n')
      .map((line) => line.replace(/^- /, '').trim())
      .filter(Boolean);
  const file = reportDocx(model);
  expect(lines(await documentText(file))).toEqual(lines(reportText(model)));
  const hostile = 'Cass. <b>&amp;"\u0000\u0007\ud800 n. 5/2019';
  const odd = reportModel(
    { text: hostile, references: checked(hostile, [[hostile, { state: 'unread' }]]), quotations: [] },
    texts,
    now,
  );
  expect(await documentText(reportDocx(odd))).toContain('Cass. <b>&amp;" n. 5/2019');
});

test.each([
  [{ what: 'future', limit: '' }, 'La data o l\u2019anno sono nel futuro.'],
  [{ what: 'year', limit: '1956' }, 'Le decisioni di questo giudice iniziano nell’anno 1956.'],
  [{ what: 'number', limit: '' }, 'Il numero non è possibile.'],
  [{ what: 'number', limit: '1200' }, 'I numeri di un anno di questo giudice non superano 1200.'],
  [{ what: 'section', limit: '1 2 U L' }, 'Le sezioni sono I, II, Un., lav.: questa non esiste.'],
  [{ what: 'section', limit: '' }, 'Questo giudice non ha sezioni.'],
  [{ what: 'court', limit: '' }, 'In questa città non ha sede una Corte d\u2019appello.'],
  [{ what: 'article', limit: '2969' }, 'L\u2019ultimo articolo è l\u2019art.\u00a02969.'],
] as const)('reports %o as %s', (impossible, line) => {
  const [section] = reportModel(
    { text: 'x', references: checked('x', [['x', { state: 'impossible', impossible }]]), quotations: [] },
    texts,
    now,
  ).sections;
  expect(section?.rows[0]?.lines.map((line) => line.replaceAll("'", '\u2019'))).toEqual([line]);
});

test('splits the text into pieces with their report entry', () => {
  const pieces = briefPieces({ text: quoting, references, quotations }, model.entries);
  expect(pieces.map((piece) => piece.text).join('')).toBe(quoting);
  const piecesOf = (entry: string) => pieces.filter((piece) => piece.entry === entry);
  expect(piecesOf('r3').map((piece) => piece.text)).toEqual(['art. 2051 c.c.', 'art. 2051']);
  expect(piecesOf('r3').map((piece) => piece.highlightId)).toEqual(['r3', 'r4']);
  const quotationPieces = piecesOf('q0');
  expect(quotationPieces.map((piece) => piece.text).join('')).toBe(quote.slice(1, -1));
  expect(quotationPieces.filter((piece) => piece.isChanged).map((piece) => piece.text)).toEqual([
    'sempre',
    'cagionato',
  ]);
  expect(quotationPieces.map((piece) => piece.isFirst)).toEqual([true, false, false, false, false]);
  expect(briefPieces({ text: '', references: [], quotations: [] }, [])).toEqual([]);
});

test('shows both wordings of an altered quotation next to each other', () => {
  const sides = quotationSides(quoting, quotations[0]!)!;
  const markChanges = (all: readonly Segment[]) =>
    all.map(({ text: segment, isChanged }) => (isChanged ? `[${segment}]` : segment)).join('');
  expect(markChanges(sides.written)).toBe('il custode risponde [sempre] del danno [cagionato] dalla cosa');
  expect(markChanges(sides.original)).toBe(
    'il custode risponde  del danno [provocato] dalla cosa[ in custodia]',
  );
  expect(quotationSides(quoting, { ...quotations[0]!, differs: [] })).toBeNull();
});

test.each([
  ['uncheckable', null, 'il custode risponde sempre del danno cagionato dalla cosa', false],
  ['uncheckable', 1, 'il custode risponde sempre del danno cagionato dalla cosa', true],
  ['uncheckable', 1, 'sempre', false],
  ['absent', null, 'il custode risponde sempre del danno cagionato dalla cosa', true],
] as const)('reports of a quotation that is %s, cited as %s: %s', (state, reference, excerpt, isIt) => {
  expect(isListed(excerpt, { ...quotations[0]!, state, reference, start: 0, end: excerpt.length })).toBe(
    isIt,
  );
});
