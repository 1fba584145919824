import { expect, test } from 'vitest';
import { findRulings } from './find-rulings.ts';
import { rulingKeys } from './ruling-keys.ts';

test('every way to cite a ruling is one of its keys', () => {
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

test('places are part of the keys of courts that there are many of', () => {
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
