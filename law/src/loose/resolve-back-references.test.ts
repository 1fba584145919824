import { describe, expect, test } from 'vitest';
import { resolveBackReferences } from './resolve-back-references.ts';
import { provisionLabel } from '../provision-keys.ts';
import { scanCitations } from './scan-citations.ts';

/** Unparsed citations: the text and the label of the resolved reference. */
function read(text: string): [string, string | null | undefined][] {
  const { references, loose } = scanCitations(text);
  return resolveBackReferences(text, references, loose).map(({ start, end, of, key }) => [
    text.slice(start, end),
    key === undefined ? (of === undefined ? null : references[of]?.label) : provisionLabel(key),
  ]);
}

describe('reports text that looks like a citation and was not read', () => {
  test.each([
    'Cass. civ. n. 12345',
    'Cass. 12345',
    'Cass. civ., sez. III, n. 12345',
    'sentenza n. 5/2019',
    'sent. n. 123 del 2019',
    'ordinanza n. 52901 del 19 marzo 2020',
    'Giudice di pace di Roma n. 5/2019',
    'A.G.C.M. n. 5/2019',
    'Corte d’assise d’appello di Roma n. 5/2019',
    'A.B.F. Collegio di Milano, n. 1234/2019',
    'CNF, sent. 12 marzo 2019, n. 5',
    'Cass. civ. n. 5 del 1800',
    'Cass. civ. n. 5 del 2101',
    'l.r. Lombardia n. 12/2005',
    'circolare n. 5/E',
    'art. 12 della stessa legge',
    'art. 20, ottavo comma, della legge regionale della Sardegna 4 aprile 1989, n. 13',
    'artt. 1 e 2 della legge della Regione Lombardia 10 gennaio 1995, n. 2',
    'l. n. 241',
    'd.lgs. n. 81',
    'art. 12',
    'art. 12 del Reg. Consob',
    'artt. 3 e 4',
    'Cass. cit.',
    'sent. cit.',
    'l. cit.',
    'SEZAUT/3/2020/QMIG',
    '12/SEZAUT/2021/INPR',
  ])('%s', (text) => {
    expect(read(`Come si legge in ${text}; e così via.`)).toEqual([[text, null]]);
  });
});

test('reports a number followed by its court', () => {
  const citation =
    'n. 306/07/14 della Commissione tributaria provinciale di Foggia, n. 5/2020 R.G. del Tribunale';
  expect(read(citation)).toEqual([['n. 306/07/14', null]]);
  expect(read('il decreto n. 5/2020 del Tribunale e il ricorso n. 6/2020 della Corte')).toEqual([]);
});

describe('does not report citations that were read, and other text', () => {
  test.each([
    'Cass. civ., sez. III, 12 gennaio 2018, n. 1306; art. 2043 c.c.; l. 241/1990; C-242/08',
    'Trib. Milano, R.G. n. 1234/2020',
    'nel procedimento n. 1234/2020 R.G. davanti al Tribunale di Roma',
    'la Corte d’appello, esaminato il contratto n. 12/2019, ha deciso',
    'la Corte di cassazione ha chiarito che il custode risponde',
    'la sentenza impugnata ha accolto n. 3 motivi',
    'decreto ingiuntivo n. 55/2021, fattura n. 12/2020, prot. n. 44/2018',
    'l’art. 5 del contratto e l’art. 7, comma 2, della polizza',
    'art. 12 del regolamento condominiale',
    'nato il 12/03/1970, cell. 333 1234567, € 1.234,00, pag. 12, doc. 5',
    'la citata sentenza di primo grado',
    'disegno di legge n. 524; reg. ord. n. 8 del 1987',
    'il 5 maggio la Cassazione era chiusa',
    '',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

const ruling = 'Cass. civ., sez. III, 12 gennaio 2018, n. 1306';
const joined = 'Cass. pen., sez. un., 10 luglio 2002, n. 30328, Franzese';
describe('resolves "cit." to the earlier citation', () => {
  test.each([
    [`${ruling}; sent. cit.`, 'sent. cit.', 'Cass. civ. n. 1306/2018'],
    [`${ruling}. La citata sentenza dice`, 'sentenza', 'Cass. civ. n. 1306/2018'],
    [`${ruling}; Cass. n. 1306, cit.`, 'Cass. n. 1306, cit.', 'Cass. civ. n. 1306/2018'],
    [`${ruling}; Cass. 1306 cit.`, 'Cass. 1306 cit.', 'Cass. civ. n. 1306/2018'],
    [`${ruling}. La sentenza n. 1306/2018`, 'sentenza n. 1306/2018', 'Cass. civ. n. 1306/2018'],
    [`${ruling}; Corte cost. n. 5/2019; Cass., cit.`, 'Cass., cit.', 'Cass. civ. n. 1306/2018'],
    [`${joined}; ${ruling}; Cass., Franzese, cit.`, 'Cass., Franzese, cit.', 'Cass. pen. n. 30328/2002'],
    [`${joined}; ${ruling}; SS.UU. cit.`, 'SS.UU. cit.', 'Cass. pen. n. 30328/2002'],
    [
      'Trib. Milano n. 5/2019; Trib. Roma n. 6/2019; Trib. Milano, cit.',
      'Trib. Milano, cit.',
      'Trib. Milano n. 5/2019',
    ],
    ['art. 2051 c.c. e l’art. 2051 prevede', 'art. 2051', 'art. 2051 c.c.'],
    ['art. 3 c.c.; art. 3 Cost.; l’art. 3 citato', 'art. 3 citato', 'art. 3 Cost.'],
    ['art. 3 c.c.; art. 3 Cost.; dello stesso art. 3', 'art. 3', 'art. 3 Cost.'],
    ['art. 2 l. 241/1990; art. 2, l. cit.', 'art. 2, l. cit.', 'art. 2 l. 241/1990'],
    ['art. 2 l. 241/1990, e art. 4 della stessa legge', 'art. 4 della stessa legge', 'art. 4 l. 241/1990'],
    ['art. 2043 c.c. e art. 2051 del medesimo codice', 'art. 2051 del medesimo codice', 'art. 2051 c.c.'],
    [
      'il d.P.R. 380/2001; l’art. 10 del citato decreto',
      'art. 10 del citato decreto',
      'art. 10 d.P.R. 380/2001',
    ],
    ['la l. 241/1990 e la l. n. 241', 'l. n. 241', 'l. 241/1990'],
    ['il d.lgs. 231/2001; la l. 241/1990; il d.lgs. cit.', 'd.lgs. cit.', 'd.lgs. 231/2001'],
  ])('%s', (text, spelled, label) => {
    expect(read(`${text}; altro.`)).toEqual([[spelled, label]]);
  });

  test.each([
    [`${ruling}; Cass., Franzese, cit.`, 'Cass., Franzese, cit.'],
    [`${ruling}; Corte cost., cit.`, 'Corte cost., cit.'],
    ['Cass. civ. n. 5/2018; Cass. civ. n. 5/2019; Cass. n. 5, cit.', 'Cass. n. 5, cit.'],
    ['art. 3 c.c. e art. 3 Cost.; l’art. 3', 'art. 3'],
    [`sent. cit.; ${ruling}`, 'sent. cit.'],
  ])('does not guess: %s', (text, spelled) => {
    expect(read(`${text}; altro.`)).toEqual([[spelled, null]]);
  });
});

test('reads hostile text in linear time and invents nothing', () => {
  const shapes = [
    '1',
    '1.',
    '. ',
    'art. ',
    'art. 1 ',
    'Cass. ',
    'Cass. civ. sez. ',
    'Cass., Franzese, ',
    'sent. ',
    'n. 1',
    'l. ',
    'd.lgs. ',
    'cit. ',
    'art. 1 del ',
    'Corte di ',
    'n. 1/',
  ];
  for (const shape of shapes) {
    const long = shape.repeat(Math.ceil(100_000 / shape.length));
    const { references, loose } = scanCitations(long);
    const again = resolveBackReferences(long, references, loose);
    expect(again.filter(({ of, key }) => of !== undefined || key !== undefined)).toEqual([]);
  }
});
