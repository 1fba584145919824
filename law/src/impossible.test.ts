import { expect, test } from 'vitest';
import { findReferences } from './find-references.ts';
import { whyImpossible } from './impossible.ts';

const why = (text: string) =>
  findReferences(text).map((reference) =>
    whyImpossible(reference, text.slice(reference.start, reference.end), '2026-05-20'),
  );

test.each([
  ['Cass. civ., 30 febbraio 2018, n. 123', 'date', '30 febbraio 2018'],
  ['Trib. Milano, 31/04/2014, n. 900', 'date', '31/04/2014'],
  ['Cass. civ. n. 123 del 12.13.2018', 'date', '12.13.2018'],
  ['Cass. n. 1234/2090', 'future', ''],
  ['Cass. civ., 21 maggio 2026, n. 5', 'future', ''],
  ['ECLI:IT:COST:2031:5', 'future', ''],
  ['Corte cost. n. 1500/2018', 'number', '1200'],
  ['Cass. civ. n. 999999/2019', 'number', '99999'],
  ['Cass. n. 0/2019', 'number', ''],
  ['Corte cost. n. 5/1948', 'year', '1956'],
  ['TAR Lazio n. 5/1960', 'year', '1974'],
  ['Cass. civ., sez. XII, n. 123/2018', 'section', '1 2 3 4 5 6 U L T F'],
  ['Cass. pen., sez. VIII, n. 123/2018', 'section', '1 2 3 4 5 6 7 U F'],
  ['Cons. Stato, sez. IX, n. 123/2018', 'section', '1 2 3 4 5 6 7 A'],
  ['App. Monza n. 5/2018', 'court', ''],
  ['Corte d’appello di Reggio Emilia n. 5/2018', 'court', ''],
  ['art. 2970 c.c.', 'article', '2969'],
  ['art. 140 Cost.', 'article', '139'],
  ['art. 0 c.p.', 'article', '734'],
  ['art. 90 d.lgs. 231/2001', 'article', '85'],
  ['art. 2 l. 241/2090', 'future', ''],
])('rejects %s: %s', (text, what, limit) => {
  expect(why(text)).toEqual([{ what, limit }]);
});

test.each([
  'Cass. civ., 29 febbraio 2020, n. 123',
  'Cass., 20 maggio 2026, n. 5',
  'Cass. civ., sez. lav., n. 123/2018',
  'Cass. pen., sez. VII, n. 123/2018',
  'Cass., sez. VII, n. 123/2018',
  'Trib. Roma, sez. XVIII, n. 123/2018',
  'CTR Veneto n. 12/13/2021',
  'App. Reggio Calabria n. 5/2018',
  'App. Sassari n. 5/2018',
  'Corte d’appello di Parigi n. 5/2018',
  'causa C-242/08',
  'Rv. 653456 - 01',
  'art. 734-bis c.p.',
  'art. 2969 c.c.',
  'art. 360-bis c.p.c.',
  'art. 840-sexiesdecies c.p.c.',
  'art. 300 disp. att. c.p.p.',
  'l. 241/1990',
])('accepts %s', (text) => {
  expect(why(text)).toEqual(why(text).map(() => null));
  expect(why(text).length).toBeGreaterThan(0);
});
