import { expect, test } from 'vitest';
import { findReferences } from './find-references.ts';
import { parseQuery } from './parse-query.ts';

test('finds rulings and articles in order, without overlaps, with UTF-16 offsets', () => {
  const text = '𝄞 Cass. civ., sez. III, 12/01/2019, n. 12345, in tema di art. 2043 c.c.';
  const found = findReferences(text);
  expect(found.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['ruling', 'Cass. civ., sez. III, 12/01/2019, n. 12345'],
    ['provision', 'art. 2043 c.c.'],
  ]);
});

test.each([
  ['art. 1218 c.c. Cass. civ., sez. III, 12 gennaio 2018, n. 1234', ['cc:1218', 'cass:civ:2018:1234']],
  ['art. 1218 c.c.\nCass. n. 1/2019', ['cc:1218', 'cass:2019:1']],
  ['ex art. 360 c.p.c. App. Roma n. 5/2019', ['cpc:360', 'app:roma:2019:5']],
  ['art. 1218 c. c. Corte cost. n. 5/2019', ['cc:1218', 'cost:2019:5']],
])('does not start a court with the last letter of a code: %s', (text, keys) => {
  expect(findReferences(text).map(({ key }) => key)).toEqual(keys);
});

/** Prefixes of references, with which careless expressions run for minutes. */
const shapes = [
  'art. 1, ',
  'artt. 1 e 2 comma 3, ',
  '1',
  '1/',
  '. ',
  'Cass. ',
  'Cass. civ. sez. III ',
  'sent. n. 1 ',
  'n. 1/',
  '"',
  '-a ',
  'c.',
  'l. ',
  'decreto del presidente ',
  '( ',
  ' ',
  'ECLI:IT:',
  'Trib. ',
  '1-bis ',
  'comma 1, 2, ',
  'lett. a) ',
  '12/01/',
  '12 gennaio ',
  'ss.uu. ',
  'primo, secondo, ',
  'art. 1 del ',
  'art.1 l.',
  'causa C-',
  'nn. 1 e 2 e ',
  'art. 1 n. 2 n. 3 ',
  'S. n. 1, ',
  'S. nn. 1, 2, 3, 4 ',
  'giudice con ord. n. 1 ',
  'Roma (ord. n. 1 ',
  'Id. sez. I ',
  'n. 1 - mass. 123, ',
  'sent. del 12 gennaio 1990, ',
];

test('reads hostile text in linear time', () => {
  // Not a measure of speed: a text a hundred times the longest question would never end if time grew faster than its length
  for (const shape of shapes) {
    const long = shape.repeat(Math.ceil(100_000 / shape.length));
    expect(findReferences(long, { court: 'cost' }).length).toBeLessThan(long.length);
    expect(parseQuery(long.slice(0, 1000)).rest.length).toBeLessThanOrEqual(1000);
  }
});
