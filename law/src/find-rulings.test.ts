import { describe, expect, test } from 'vitest';
import { findRulings } from './find-rulings.ts';

const keys = (text: string) => findRulings(text).map(({ key }) => key);

describe('findRulings', () => {
  test.each([
    ['ECLI:IT:CASS:2018:10266CIV.', ['ecli:it:cass:2018:10266civ']],
    ['Cass. civ., sez. III, 12/01/2019, n. 12345', ['cass:civ:2019:12345']],
    ['Cass. civ., Sez. VI - 3, ord., 3 febbraio 2018, n. 2222', ['cass:civ:2018:2222']],
    ['Cass. pen., Sez. 4, n. 12345 del 12/01/2019, Rv. 123456', ['cass:pen:2019:12345', 'rv:123456']],
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
    ['Corte giust. UE, Sez. VI, sent. 16 luglio 2020, n. C-311/18', ['cgue:c-311/18']],
    ['Corte conti, Lazio, Sez. I, sent. 23 ottobre 2003, n. 4528', ['conti:lazio:2003:4528']],
    ['Corte dei conti, sez. giur. per la Puglia, n. 12/2019', ['conti:puglia:2019:12']],
    ['Corte dei conti n. 12/2019', ['conti:2019:12']],
    ["TAR Abruzzo, L'Aquila, Sez. I, sent. 2 giugno 2017, n. 34", ['tar:abruzzo:2017:34']],
    ['(Cass. 12345 del 2019; Cass. n. 3/2001)', ['cass:2019:12345', 'cass:2001:3']],
    ['Cass. lav. n. 5/2019', ['cass:civ:2019:5']],
    ['Cass. 2010, n. 51571', ['cass:2010:51571']],
    ['Corte di cassazione, sezioni unite penali, sentenza n. 5 del 1997', ['cass:pen:1997:5']],
    [
      'Cass. civ., sez. III, 12 gennaio 2018, n. 1; sez. VI, n. 2/2019',
      ['cass:civ:2018:1', 'cass:civ:2019:2'],
    ],
    [
      'Cass., 12 gennaio 2018, n. 1; 5 maggio 2019, n. 2; Id., n. 3/2020',
      ['cass:2018:1', 'cass:2019:2', 'cass:2020:3'],
    ],
    ['Cass. n. 1 del 12.1.2019 e n. 2 del 13.1.2020', ['cass:2019:1', 'cass:2020:2']],
    ['Corte cost. nn. 1, 2, 3 e 4 del 2007', ['cost:2007:1', 'cost:2007:2', 'cost:2007:3', 'cost:2007:4']],
    ['la sentenza n. 500 del 1999 della Corte di cassazione', ['cass:1999:500']],
    ['la sentenza n. 5/2018 del Tribunale di Milano', ['trib:milano:2018:5']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  test.each([
    'la Corte di cassazione ha affermato',
    'legge n. 241 del 1990',
    'il tribunale, con sentenza n. 5',
    'Cass.',
    'rimessa alla Corte di cassazione. - V. sentenza n. 5 del 1990',
    'Cass. n. 5, n. 6 e n. 7',
  ])('finds nothing in: %s', (text) => {
    expect(keys(text)).toEqual([]);
  });

  test('assigns a ruling without a court to the author of the text', () => {
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

  describe('citations in the archive of the Constitutional Court', () => {
    const keysOf = (text: string) => findRulings(text, 'cost').map(({ key }) => key.replace('cost:', ''));

    test.each([
      ['- S. n. 61/1987.', ['1987:61']],
      ['Cfr. S. nn. 107/1971, 123/1982; O. nn. 368/1987', ['1971:107', '1982:123', '1987:368']],
      ['V. O. nn. 47, 48 e 81/1985', ['1985:47', '1985:48', '1985:81']],
      ['- cfr. s.nn. 390/1990, 455/1992', ['1990:390', '1992:455']],
      [
        'S. 120/2020 - mass. 45650, 45651; S. 9/2021 – mass. 43558; n. 7/18',
        ['2020:120', '2021:9', '2018:7'],
      ],
      [
        "S. n. 35/1991 e O nn. 85/1991 e 149/1991, nonche' S. 1/66",
        ['1991:35', '1991:85', '1991:149', '1966:1'],
      ],
      ['sentenze citate nn. 172/06 e ordinanza n. 389/04', ['2006:172', '2004:389']],
      ['la sentenza della Corte n. 516 del 2000', ['2000:516']],
    ])('%s', (text, expected) => {
      expect(keysOf(text)).toEqual(expected);
    });

    test.each([
      'D.L.C.P.S. 29 luglio 1947, n. 804',
      'il T.U. leggi di P.S. n. 773 del 1931',
      'red.: S. Pomodoro',
      'dal Pretore di Trapani, con ordinanza n. 399 del 1986',
      'dai Pretori di Napoli (ord. n. 103/1986) e di Bologna (ord. n. 136/1986)',
      'sollevata con ord. 28 aprile 1982 (n. 837/1982)',
      'riuniti i giudizi (ordd. nn. 431/79 e 569/79)',
      'r.o. n. 154 del 2017; reg. ord. n. 5 del 1990',
      '11 luglio 1986 della Commissione tributaria di primo grado di Grosseto (n. 729/1986)',
      "l'ordinanza n. 11259 del 16 marzo 1962 dell'Intendente",
      "l'ordinanza n. 332/85 del 27 luglio 1985 del prefetto",
      'la sentenza n. 14060/2004',
    ])('belong to another court: %s', (text) => {
      expect(keysOf(text)).toEqual([]);
    });
  });

  test('returns date and section if the text contains them', () => {
    const [first, two, three] = findRulings(
      'Cass. civ., sez. III, 12 gennaio 2018, n. 1; Cass. n. 2 del 30.2.2019; Cass., seconda sezione, n. 3/2020',
    );
    expect(first).toMatchObject({ court: 'cass', date: '2018-01-12', section: '3' });
    expect(two).toMatchObject({ key: 'cass:2019:2', date: undefined });
    expect(three).toMatchObject({ section: '2' });
  });

  test('reads the same text differently for different courts', () => {
    const text = 'Come da sentenza n. 5 del 1990 (ECLI:IT:COST:1990:6).';
    const keys = (court?: 'cost' | 'cass') => findRulings(text, court).map(({ key }) => key);
    const asAnybody = ['ecli:it:cost:1990:6'];
    expect(keys('cass')).toEqual(asAnybody);
    expect(keys('cost')).toEqual(['cost:1990:5', ...asAnybody]);
    expect(keys()).toEqual(asAnybody);
  });
});

test('does not read the end of "c.c." as "C. Cass."', () => {
  const found = findRulings('art. 1218 c.c.\nCass. civ. n. 12/2019');
  expect(found.map(({ key, start }) => [key, start])).toEqual([['cass:civ:2019:12', 15]]);
});
