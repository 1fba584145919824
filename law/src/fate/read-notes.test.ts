import { describe, expect, test } from 'vitest';
import { readNote, readRepeal } from './read-notes.ts';
import { declarationsIn } from './struck-by.ts';

// Notes of fantasy in the forms of Normattiva.
describe('readNote', () => {
  test.each([
    [
      'La Corte Costituzionale, con sentenza 27 gennaio - 10 febbraio 2021, n. 612 (in G.U. 1a s.s. 17/2/2021, n. 7), ha dichiarato "l\'illegittimità costituzionale dell\'art. 3"',
      {
        what: 'unconstitutional',
        by: 'Corte cost. n. 612/2021',
        date: '2021-02-10',
        ruling: 'cost:2021:612',
      },
    ],
    [
      "Il D.Lgs. 26 agosto 2016, n. 9179 ha disposto (con l'art. 61, comma 2) che la parola si intende altrimenti",
      { what: 'amended', by: 'd.lgs. 9179/2016', date: '2016-08-26', ruling: null },
    ],
    [
      'La L. 20 giugno 2008, n. 9992 ha disposto (con l\'art. 4) che "il comma 2 deve essere interpretato nel senso che"',
      { what: 'interpreted', by: 'l. 9992/2008', date: '2008-06-20' },
    ],
    [
      "Il D.L. 3 maggio 2010, n. 9078 ha disposto (con l'art. 2) l'abrogazione del comma 3",
      { what: 'repealed', by: 'd.l. 9078/2010', date: '2010-05-03' },
    ],
  ])('%s', (note, expected) => expect(readNote(note)).toMatchObject({ ...expected, words: note }));

  test.each([
    'La Corte Costituzionale, con sentenza 3 - 10 febbraio 2021, n. 12, ha dichiarato non fondata la questione.',
    'Le disposizioni hanno effetto dal 1° gennaio 2010.',
    'Il decreto n. 12 ha disposto altro.',
  ])('ignores a note without a dated ruling or act: %s', (note) => {
    expect(readNote(note)).toBeUndefined();
  });
});

test.each([
  ['ARTICOLO ABROGATO DAL D.LGS. 13 DICEMBRE 2017, N. 9217', 'd.lgs. 9217/2017', '2017-12-13'],
  ['COMMA SOPPRESSO DALLA L. 3 MAGGIO 2004, N. 9100', 'l. 9100/2004', '2004-05-03'],
])('reads the heading of a repealed part: %s', (note, by, date) => {
  expect(readRepeal(note)).toMatchObject({ what: 'repealed', by, date });
});

test('ignores a text about a repeal', () => {
  expect(readRepeal('È abrogata la legge 3 maggio 2004, n. 9100.')).toBeUndefined();
});

test('reads annulments only from the operative part', () => {
  const text = (operative: string) =>
    `Con la sentenza di allora la Corte dichiara l'illegittimità costituzionale dell'art. 9 c.p.\n${operative}`;
  expect(
    declarationsIn(
      text("per questi motivi\nLA CORTE\ndichiara l'illegittimità costituzionale dell'art. 5 c.p."),
      '2015-05-05',
    ),
  ).toMatchObject([{ key: 'cp:5' }]);
  expect(declarationsIn(text(''), '2015-05-05')).toEqual([]);
});
