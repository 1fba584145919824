import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeOperators } from './operators.ts';
import { parseQuery } from './parse-query.ts';
import { stopWords } from './stop-words.ts';

test.each([
  ['custode -"caso fortuito"', 'custode', ['caso fortuito']],
  ['custode -«caso fortuito» danno', 'custode  danno', ['caso fortuito']],
  ['custode -“caso fortuito”', 'custode', ['caso fortuito']],
  ['custode -Fortuito', 'custode', ['Fortuito']],
  ['custode –fortuito', 'custode', ['fortuito']],
  ['custode —fortuito', 'custode', ['fortuito']],
  ['custode NOT fortuito', 'custode', ['fortuito']],
  ['custode AND NOT "caso fortuito"', 'custode', ['caso fortuito']],
  ['custode -fortuito -danno', 'custode', ['fortuito', 'danno']],
  ['-responsabilità', '', ['responsabilità']],
  ['-responsabilità custode', 'custode', ['responsabilità']],
  ['custode -„caso fortuito“', 'custode', ['caso fortuito']],
  ['custode -’caso fortuito’ danno', 'custode  danno', ['caso fortuito']],
  ["custode -'caso fortuito'", 'custode', ['caso fortuito']],
  ['custode -"caso fortuito', 'custode', ['caso fortuito']],
  ['custode - "caso fortuito"', 'custode', ['caso fortuito']],
  ['custode – «caso fortuito»', 'custode', ['caso fortuito']],
  ['custode -co-obbligato', 'custode', ['co-obbligato']],
  ['custode -131-bis', 'custode', ['131-bis']],
  ['custode -fortuit*', 'custode', ['fortuit*']],
  ['custode,-fortuito', 'custode,', ['fortuito']],
  ['(custode -fortuito)', '(custode )', ['fortuito']],
  ['custode -fortuito; danno', 'custode ; danno', ['fortuito']],
])('%s', (query, rest, excluded) => {
  const read = takeOperators(query);
  expect(read.rest).toBe(rest);
  expect(read.excluded.map(({ words }) => words)).toEqual(excluded);
});

test.each([
  'non-profit',
  'co-obbligato',
  '131-bis',
  'spese - compensazione',
  'art. 5-bis',
  'NOT',
  '-',
  '-""',
  '131 -bis c.p.',
  '2019 -2020',
  'Responsabilità - «caso fortuito»',
])('excludes nothing in: %s', (query) => {
  expect(takeOperators(query)).toMatchObject({ rest: query, excluded: [] });
});

test('returns the query without each exclusion', () => {
  expect(takeOperators('custode -fortuito -danno').excluded.map(({ query }) => query)).toEqual([
    'custode  -danno',
    'custode -fortuito',
  ]);
});

test('keeps words after the hyphen of a heading', () => {
  expect(takeOperators('Processo penale -Rimessione')).toMatchObject({
    rest: 'Processo penale -Rimessione',
    excluded: [],
    kept: ['Rimessione'],
  });
});

test.each([
  ['custode -(caso fortuito)', 'caso fortuito'],
  ['custode -52901/2020', '52901/2020'],
  ['custode -c.c.', 'c.c.'],
  ['custode -di', 'di'],
  ['custode -"di"', 'di'],
  ['NOT e', 'e'],
])('reports exclusions that are not possible: %s', (query, expected) => {
  expect(takeOperators(query)).toMatchObject({ rest: query, excluded: [], kept: [expected] });
});

test.each([
  ['custode -art. 2051 c.c.', 'art. 2051 c.c.', 'cc:2051'],
  ['custode -Cass. n. 5/2019', 'Cass. n. 5/2019', 'cass:2019:5'],
  ['custode -l. 241/1990 danno', 'l. 241/1990', 'l:1990:241'],
])('does not exclude a reference: %s', (query, expected, key) => {
  const parsed = parseQuery(query);
  expect(parsed).toMatchObject({ excluded: [], kept: [expected] });
  expect(parsed.references.map((reference) => reference.key)).toEqual([key]);
});

test('has the same stop words as Solr', () => {
  const file = new URL('../../solr/home/configsets/rulings/conf/stopwords.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').replace(/#.*/g, '');
  expect([...stopWords].sort()).toEqual([...new Set(lines.match(/\S+/g))].sort());
});
