import { describe, expect, test } from 'vitest';
import { findRulings } from './find-rulings.ts';

const keys = (text: string) => findRulings(text).map(({ key }) => key);

describe('rulings cited in a text', () => {
  test.each([
    ['ECLI:IT:CASS:2018:10266CIV.', ['ecli:it:cass:2018:10266civ']],
    ['Cass. civ., sez. III, 12/01/2019, n. 12345', ['cass:civ:2019:12345']],
    ['Cass. civ., Sez. VI - 3, ord., 3 febbraio 2018, n. 2222', ['cass:civ:2018:2222']],
    ['Cass. pen., Sez. 4, n. 12345 del 12/01/2019, Rv. 123456', ['cass:pen:2019:12345']],
    ['Cass. 2750/2017', ['cass:2017:2750']],
    ['Cass., Sez. Un., sent. n. 500 del 1999', ['cass:1999:500']],
    ['SS.UU. n. 26972/2008', ['cass:2008:26972']],
    ['Corte di cassazione, ordinanza 12 gennaio 2019, n. 12.345', ['cass:2019:12345']],
    ['Corte cost. n. 5/1990', ['cost:1990:5']],
    ['Corte costituzionale, sentenze n. 348 e n. 349 del 2007', ['cost:2007:348', 'cost:2007:349']],
    ['Cons. Stato, sez. VI, 3 marzo 2020, n. 1543', ['cds:2020:1543']],
    ['TAR Lazio, Roma, sez. II-quater, n. 1234/2021', ['tar:lazio:2021:1234']],
    ['Trib. Milano, 5 maggio 2018, n. 333', ['trib:milano:2018:333']],
    ["Corte d'appello di Reggio Calabria, sentenza n. 77 del 2015", ['app:reggio-calabria:2015:77']],
    ['CTR Lombardia n. 44/2012', ['cgt2:lombardia:2012:44']],
    ['Corte di giustizia, causa C-311/18', ['cgue:c-311/18']],
    ['(Cass. 12345 del 2019; Cass. n. 3/2001)', ['cass:2019:12345', 'cass:2001:3']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  test.each([
    'la Corte di cassazione ha affermato',
    'legge n. 241 del 1990',
    'il tribunale, con sentenza n. 5',
    'Cass.',
  ])('none in: %s', (text) => {
    expect(keys(text)).toEqual([]);
  });

  test('a court means its own rulings when it names none', () => {
    const text = 'v. sentenze n. 50/1998, n. 163 del 1995, nn. 341 e 342/2001 e ordinanza n. 12 del 2019';
    expect(findRulings(text)).toEqual([]);
    expect(findRulings(text, 'cost').map(({ key }) => key)).toEqual([
      'cost:1998:50',
      'cost:1995:163',
      'cost:2001:341',
      'cost:2001:342',
      'cost:2019:12',
    ]);
  });
});
