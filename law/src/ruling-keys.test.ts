import { expect, test } from 'vitest';
import { findRulings } from './find-rulings.ts';
import { citationKeys, citationNumber, rulingKeys, rulingLabel, seriesOf } from './ruling-keys.ts';

test('returns a key for every way to cite a ruling', () => {
  const civil = rulingKeys({
    issuer_type_id: 3,
    place: 'Roma',
    number: '12345',
    year: 2019,
    area: 1,
    ecli: 'ECLI:IT:CASS:2019:12345CIV',
  });
  for (const text of ['Cass. civ. n. 12345/2019', 'Cass. 12345/2019', 'ECLI:IT:CASS:2019:12345CIV'])
    expect(civil).toContain(findRulings(text)[0]?.key);
  expect(civil).not.toContain(findRulings('Cass. pen. n. 12345/2019')[0]?.key);
});

test('includes the place for courts with several seats', () => {
  const keys = rulingKeys({
    issuer_type_id: 6,
    place: 'Roma',
    region: 'Lazio',
    number: '1',
    year: 2020,
    area: 3,
  });
  expect(keys).toEqual(['tar:roma:2020:1', 'tar:lazio:2020:1', 'tar:2020:1', 'n:2020:1', 'num:1']);
});

test('identifies rulings of the Court of Human Rights by application and its year', () => {
  const keys = rulingKeys({ issuer_type_id: 12, number: '26629/95', year: 2000 });
  expect(keys).toContain('cedu:1995:26629');
  expect(findRulings('Corte EDU, n. 26629/95')[0]?.key).toBe('cedu:1995:26629');
});

test('returns the keys under which a ruling is cited', () => {
  const tar = rulingKeys({ issuer_type_id: 6, place: 'Roma', region: 'Lazio', number: '1', year: 2020 });
  expect(citationKeys(tar)).toEqual({ precise: ['tar:roma:2020:1', 'tar:lazio:2020:1'] });
  const criminal = rulingKeys({ issuer_type_id: 3, number: '5', year: 2019, area: 2 });
  expect(citationKeys(criminal)).toEqual({
    precise: ['cass:pen:2019:5'],
    vague: 'cass:2019:5',
    other: 'cass:civ:2019:5',
  });
});

test.each([
  ['cass:civ:2019:12345', 'Cass. civ. n. 12345/2019'],
  ['cost:1990:5', 'Corte cost. n. 5/1990'],
  ['app:reggio-calabria:2015:77', 'App. Reggio Calabria n. 77/2015'],
  ['cgue:c-311/18', 'CGUE C-311/18'],
  ['conti:lazio:2003:4528', 'Corte conti Lazio n. 4528/2003'],
  ['ecli:it:cost:1990:5', 'ECLI:IT:COST:1990:5'],
])('%s has the label %s, which parses as the key', (key, label) => {
  expect(rulingLabel(key)).toBe(label);
  expect(findRulings(label)[0]?.key).toBe(key);
});

test.each([
  ['cass:civ:2019:5', ['cass:civ:2019: Cass. civ. 2019']],
  ['cass:2019:5', ['cass:civ:2019: Cass. civ. 2019', 'cass:pen:2019: Cass. pen. 2019']],
  ['cost:2021:150', ['cost:2021: Corte cost. 2021']],
  ['trib:reggio-emilia:2014:900', ['trib:reggio-emilia:2014: Trib. Reggio Emilia 2014']],
  ['cgt2:veneto:2021:166', ['cgt2:veneto:2021: CGT II Veneto 2021']],
  ['ecli:it:cost:2021:150', ['ecli:it:cost:2021: ECLI:IT:COST 2021']],
  ['cgue:c-242/08', ['cgue: CGUE null']],
  ['cedu:1994:98602', ['cedu: Corte EDU null']],
  ['rv:653456', ['rv: Rv. null']],
])('%s belongs to a series of its court and year', (key, series) => {
  expect(seriesOf(key).map(({ prefix, label, year }) => `${prefix} ${label} ${year}`)).toEqual(series);
});

test('maps different keys to different numbers that JSON preserves', () => {
  const keys = Array.from({ length: 200_000 }, (_, i) => `cost:${1956 + (i % 70)}:${Math.floor(i / 70)}`);
  const numbers = keys.map(citationNumber);
  expect(new Set(numbers).size).toBe(keys.length);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
  // Both halves must distinguish keys.
  expect(new Set(numbers.map((number) => Math.floor(number / 2 ** 32))).size).toBeGreaterThan(180_000);
});

test('keeps the number of a key stable across versions', () => {
  expect(citationNumber('cost:1990:5')).toBe(1375869043059896);
});
